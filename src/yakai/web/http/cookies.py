"""Who somebody is: a guest with a signed cookie. The id in it is no secret; the signature says that we gave
it.
"""

import hashlib
import hmac
import os
import secrets
from base64 import b32encode, urlsafe_b64encode
from pathlib import Path
from typing import Final

from yakai.core.errors import YakaiError
from yakai.store.private_files import close_to_others

COOKIE = "yakai"
YEAR = 365 * 24 * 3600

LENGTH: Final = 32
"""So many bytes a secret has at least."""


class BadSecret(YakaiError):
    """The file with the secret holds none."""


class Signer:
    """Signs ids and knows its own signatures again.

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
        """The person whose cookie this is; `None` if we did not give it."""
        person, dot, signature = (cookie or "").rpartition(".")
        if not dot or not signature.isascii():
            return None
        return person if hmac.compare_digest(signature, self._signature(person)) else None

    def code(self, person: str, address: str) -> str:
        """What only somebody can know who reads what is sent to this address for this person."""
        said = f"address:{person}:{address}".encode()
        return b32encode(hmac.digest(self._secret, said, hashlib.sha256)[:5]).decode()

    def is_code(self, person: str, address: str, said: str) -> bool:
        """Whether somebody knows it."""
        return hmac.compare_digest(said.encode(), self.code(person, address).encode())

    def _signature(self, person: str) -> str:
        digest = hmac.digest(self._secret, f"guest:{person}".encode(), hashlib.sha256)
        return urlsafe_b64encode(digest).rstrip(b"=").decode()


def secret_in(data: Path) -> bytes:
    """The secret that cookies are signed with, made on the first start and only for the owner's eyes."""
    path = data / "secret"
    if path.exists():
        close_to_others(path)
        return _checked(path, path.read_bytes())
    draft = data / f"secret-{secrets.token_hex(4)}"
    file = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        os.write(file, secrets.token_bytes(LENGTH))
        os.fsync(file)
    finally:
        os.close(file)
    draft.rename(path)
    folder = os.open(data, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
    return path.read_bytes()


def _checked(path: Path, secret: bytes) -> bytes:
    """A secret that somebody could guess is none: an empty file, or what is left of one."""
    if len(secret) < LENGTH:
        raise BadSecret("secret-is-too-short", path=str(path), least=LENGTH, count=len(secret))
    return secret
