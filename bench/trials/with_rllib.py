"""RLlib's PPO with its own module for masked actions, on `troef.env.aec` and `troef.env.parallel`.

`python with_rllib.py SLUG` prints a line of JSON. All agents share a network."""

from __future__ import annotations  # what Ray copies does not know the names in annotations

import json
import logging
import os
import sys
import warnings
from typing import Any

os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
warnings.simplefilter("ignore")

import gymnasium  # noqa: E402
import ray  # noqa: E402
from ray.rllib.algorithms.ppo import PPOConfig  # noqa: E402
from ray.rllib.core.rl_module.rl_module import RLModuleSpec  # noqa: E402
from ray.rllib.env.wrappers.pettingzoo_env import ParallelPettingZooEnv, PettingZooEnv  # noqa: E402
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule  # noqa: E402

from troef import env  # noqa: E402

ROUNDS, STEPS, MOVES = 3, 512, 300
PARALLEL = ("ezelen",)


def renamed(seen: dict[str, Any]) -> dict[str, Any]:
    """As RLlib's module for masked actions wants it: `observations`, not `observation`."""
    return {"observations": seen["observation"], "action_mask": seen["action_mask"]}


def with_renamed(kind: type) -> type:
    """RLlib's wrapper, whose observations are named as its module wants."""

    class Renamed(kind):
        def __init__(self, made: Any) -> None:
            super().__init__(made)
            spaces = {agent: gymnasium.spaces.Dict(renamed(made.observation_space(agent))) for agent in self.agents}
            actions = {agent: gymnasium.spaces.Discrete(len(made.space.actions)) for agent in self.agents}
            self.observation_spaces, self.action_spaces = spaces, actions
            self.observation_space, self.action_space = gymnasium.spaces.Dict(spaces), gymnasium.spaces.Dict(actions)

        def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
            seen, infos = super().reset(seed=seed, options=options)
            return {agent: renamed(told) for agent, told in seen.items()}, infos

        def step(self, actions: dict[str, int]) -> Any:
            seen, *others = super().step({agent: int(action) for agent, action in actions.items()})
            return {agent: renamed(told) for agent, told in seen.items()}, *others

    return Renamed


def make(config: dict[str, Any]) -> Any:
    """The environment, in RLlib's wrapper."""
    slug = config["slug"]
    if slug in PARALLEL:
        return with_renamed(ParallelPettingZooEnv)(env.parallel(slug, most_moves=MOVES))
    return with_renamed(PettingZooEnv)(env.aec(slug, most_moves=MOVES))


def main() -> None:
    """Train. An illegal action would end this with `ActionError`."""
    slug = sys.argv[1]
    ray.init(num_cpus=1, include_dashboard=False, logging_level=logging.ERROR, log_to_driver=False)
    ray.tune.register_env("troef", make)
    config = (
        PPOConfig()
        .environment("troef", env_config={"slug": slug}, disable_env_checking=True)  # it draws actions without masks
        .env_runners(num_env_runners=0)
        .multi_agent(policies={"shared"}, policy_mapping_fn=lambda agent, episode, **others: "shared")
        .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule))
        .training(train_batch_size_per_learner=STEPS, minibatch_size=128, num_epochs=1)
        .debugging(seed=1, log_level="ERROR")
    )
    learner = config.build_algo()
    steps = episodes = 0
    for _ in range(ROUNDS):
        found = learner.train()["env_runners"]
        steps = int(found["num_env_steps_sampled_lifetime"])
        episodes += int(found.get("num_episodes", 0))
    learner.stop()
    ray.shutdown()
    print(json.dumps({"interface": "parallel" if slug in PARALLEL else "aec", "steps": steps, "episodes": episodes}))


if __name__ == "__main__":
    main()
