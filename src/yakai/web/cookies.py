"""People are identified by a signed cookie. The id in it is no secret; the signature proves that we issued it."""

import hashlib
import hmac
import secrets
from base64 import b32encode, urlsafe_b64encode
from pathlib import Path
from typing import Final

from yakai.core.errors import YakaiError
from yakai.store.data_files import SECRET
from yakai.store.private_files import close_to_others, private_file, sync

COOKIE = "yakai"
YEAR = 365 * 24 * 3600

LENGTH: Final = 32
"""Bytes that a secret has at least."""


class BadSecret(YakaiError):
    """The file with the secret is empty or truncated."""


class Signer:
    """Signs ids and verifies its own signatures.

    >>> signer = Signer(b"secret")
    >>> signer.read(signer.sign("svitlana"))
    'svitlana'
    >>> signer.read("svitlana.forged") is None
    True
    """

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def sign(self, person: str) -> str:
        """The cookie for this person."""
        return f"{person}.{self._signature(person)}"

    def read(self, cookie: str | None) -> str | None:
        """The person of a cookie; `None` if this server did not sign it."""
        person, dot, signature = (cookie or "").rpartition(".")
        if not dot or not signature.isascii():
            return None
        return person if hmac.compare_digest(signature, self._signature(person)) else None

    def code(self, person: str, address: str) -> str:
        """The code that proves that this person reads what is sent to this address."""
        message = f"address:{person}:{address}".encode()
        return b32encode(hmac.digest(self._secret, message, hashlib.sha256)[:5]).decode()

    def is_code(self, person: str, address: str, given: str) -> bool:
        """Whether the given code is the right one."""
        return hmac.compare_digest(given.encode(), self.code(person, address).encode())

    def _signature(self, person: str) -> str:
        digest = hmac.digest(self._secret, f"guest:{person}".encode(), hashlib.sha256)
        return urlsafe_b64encode(digest).rstrip(b"=").decode()


def secret_in(data: Path) -> bytes:
    """The secret that signs cookies, created on the first start; only its owner can read the file."""
    path = data / SECRET
    if path.exists():
        close_to_others(path)
        return _checked(path, path.read_bytes())
    draft = data / f"{SECRET}-{secrets.token_hex(4)}"
    private_file(draft)
    draft.write_bytes(secrets.token_bytes(LENGTH))
    sync(draft)
    draft.rename(path)
    sync(data)
    return path.read_bytes()


def _checked(path: Path, secret: bytes) -> bytes:
    """Refuse a secret that could be guessed: an empty or truncated file."""
    if len(secret) < LENGTH:
        raise BadSecret("secret-is-too-short", path=str(path), least=LENGTH, count=len(secret))
    return secret
