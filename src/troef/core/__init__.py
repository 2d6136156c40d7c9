"""The contract every game keeps: Game, State, Phase, View, Refusal, Record, Dealer, Options, registry."""
