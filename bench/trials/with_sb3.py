"""sb3-contrib's MaskablePPO on `troef.env.gym`: `python with_sb3.py SLUG`, prints a line of JSON."""

import json
import sys

from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from sb3_contrib.common.maskable.utils import is_masking_supported
from stable_baselines3.common.monitor import Monitor

from troef import env

STEPS, EPISODES = 1024, 20


def main() -> None:
    """Train, and play on with what was learnt. An illegal action would end this with `InvalidAction`."""
    slug = sys.argv[1]
    made = Monitor(env.gym(slug, opponents="random", most_moves=400))
    assert is_masking_supported(made)
    learner = MaskablePPO("MlpPolicy", made, n_steps=256, batch_size=64, n_epochs=2, seed=1, device="cpu")
    before, _ = evaluate_policy(learner, made, n_eval_episodes=EPISODES, warn=False)
    learner.learn(STEPS)
    after, _ = evaluate_policy(learner, made, n_eval_episodes=EPISODES, warn=False)
    episodes = len(made.get_episode_rewards())
    print(json.dumps({"steps": learner.num_timesteps, "episodes": episodes, "before": before, "after": after}))


if __name__ == "__main__":
    main()
