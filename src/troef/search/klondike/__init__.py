"""Patience with all cards open (thoughtful Klondike): can it be won, and how."""
