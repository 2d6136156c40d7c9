"""Whole events by chance, from the opening to the final ranking, with the faults that people make.

A simulated event is made of the same acts as a real one: each is decided and applied by the event itself. What is not
allowed is tried too, and must be refused. The results of the deals are drawn by chance and settled by the game; no card
is played.
"""

from troef.tournament.simulation.championship import Simulation, simulate
from troef.tournament.simulation.course import Try
from troef.tournament.simulation.plan import Plan

__all__ = ["Plan", "Simulation", "Try", "simulate"]
