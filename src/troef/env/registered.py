"""Makes the games known to Gymnasium when it is imported: `gymnasium.make("troef.env.registered:Troef/skat-v0")`."""

from gymnasium.envs.registration import register

from troef.core.registry import all_games

NAMESPACE = "Troef"

for _info in all_games():
    register(id=f"{NAMESPACE}/{_info.slug}-v0", entry_point="troef.env:gym", kwargs={"slug": _info.slug})
