"""What went wrong, as a key and facts. The faces (browser, terminal) make a sentence of them."""


class Fault(Exception):
    """A command that cannot be carried out. `key` is that of the words `error-<key>`."""

    def __init__(self, key: str, facts: "dict[str, object] | None" = None) -> None:
        super().__init__(key)
        self.key = key
        self.facts: dict[str, object] = facts if facts is not None else {}

    def as_dict(self) -> dict[str, object]:
        """For the wire."""
        return {"key": self.key, "facts": self.facts}
