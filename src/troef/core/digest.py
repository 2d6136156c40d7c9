"""SHA-256 of a text: behind seeds, fair deals and the checksum of a record."""


def sha256(text: str) -> bytes:
    """The 32 bytes of the SHA-256 of a text in UTF-8.

    >>> sha256("troef").hex()[:8]
    '17267c90'
    """
    import hashlib  # brings OpenSSL along: 3 MB that only seeds and checksums need

    return hashlib.sha256(text.encode()).digest()
