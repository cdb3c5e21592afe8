"""The options of a game, as a lobby shows them: they are found in the types of the game's `Options`."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NamedTuple,
    TypeAlias,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
from msgspec import Meta, Struct

from yakai.core.errors import BadOption
from yakai.core.game import AnyRules

LONGEST_KEY: Final = 40
"""Characters of an unknown option's name that an error quotes."""

OptionKind: TypeAlias = Literal["flag", "choice", "seat", "number", "each"]

OptionChoice: TypeAlias = str | int | None

T = TypeVar("T")


class Graded(Struct, frozen=True):
    """Annotates flags of which at most one can be on: the scale to which they belong, and the flag's place on it. If
    all are off, the place is 0.
    """

    what: str
    place: int


class Choices(NamedTuple):
    """Annotates a string whose choices a function finds at run time. Old logs may have others."""

    find: Callable[[], Sequence[str]]


class OptionInfo(Struct, frozen=True):
    """One option of a game. By its `kind` its value is: for `flag` true or false; for `choice` one of `choices`; for
    `seat` a seat, or `null` for a random one; for `number` one from `least` to `most`, or `null` if that is among
    `choices`; for `each` a list of `choices` as long as the default. Of the flags with the same `graded.what` at most
    one is on.
    """

    key: str
    kind: OptionKind
    default: bool | int | str | tuple[str | int, ...] | None
    choices: tuple[OptionChoice, ...] = ()
    least: int | None = None
    most: int | None = None
    graded: Graded | None = None


def offered(options: type[Struct]) -> tuple[OptionInfo, ...]:
    """The options that a lobby can show, in their order. Those of other types are left out and keep their defaults.

    >>> class Options(Struct, frozen=True):
    ...     first: int | None = None
    ...     seconds: Annotated[int, Meta(ge=5, le=60)] | None = 30
    ...     mood: Literal["calm", "wild"] = "calm"
    >>> [(one.key, one.kind, one.choices) for one in offered(Options)]
    [('first', 'seat', ()), ('seconds', 'number', (None,)), ('mood', 'choice', ('calm', 'wild'))]

    >>> class Graver(Struct, frozen=True):
    ...     long: Annotated[bool, Graded("length", 1)] = False
    >>> offered(Graver)[0].graded
    Graded(what='length', place=1)
    """
    return tuple(_offered(options))


def _offered(options: type[Struct]) -> Iterator[OptionInfo]:
    hints = get_type_hints(options, include_extras=True)
    usual = options()
    for field in msgspec.structs.fields(options):
        found = _info(field.encode_name, hints[field.name], getattr(usual, field.name))
        if found is not None:
            yield found


def _info(key: str, hint: Any, default: Any) -> OptionInfo | None:
    parts = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    none = (None,) if NoneType in parts else ()
    match [part for part in parts if part is not NoneType]:
        case [one] if _plain(one) is bool and not none:
            return OptionInfo(key, "flag", default, graded=_note(one, Graded))
        case [one] if one is int and none:
            return OptionInfo(key, "seat", default)
        case [one] if get_origin(one) is Literal:
            return OptionInfo(key, "choice", default, (*get_args(one), *none))
        case [one] if _plain(one) is str and (found := _note(one, Choices)):
            return OptionInfo(key, "choice", default, (*found.find(), *none))
        case [one] if bounds := _bounds(one):
            return OptionInfo(key, "number", default, none, *bounds)
        case [one] if get_origin(one) is tuple and len(set(get_args(one))) == 1 and not none:
            each = get_args(one)[0]
            return OptionInfo(key, "each", default, get_args(each)) if get_origin(each) is Literal else None
        case _:
            return None


def _plain(hint: Any) -> Any:
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def _note(hint: Any, kind: type[T]) -> T | None:
    """The first annotation of this class on a type, if there is one."""
    notes = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    return next((note for note in notes if isinstance(note, kind)), None)


def _bounds(hint: Any) -> tuple[int, int] | None:
    """The bounds of an `Annotated[int, Meta(ge=…, le=…)]`; `None` for any other type."""
    if get_origin(hint) is not Annotated:
        return None
    of, *notes = get_args(hint)
    for note in notes:
        if of is int and isinstance(note, Meta) and isinstance(note.ge, int) and isinstance(note.le, int):
            return note.ge, note.le
    return None


def read_options(rules: AnyRules, given: Any) -> Any:
    """A game's options from a client's values; raises `BadOption`, which names the wrong one."""
    if isinstance(given, rules.options):
        return given
    asked = {} if given is None else given
    try:
        return msgspec.convert(asked, rules.options)
    except msgspec.ValidationError as error:
        if isinstance(asked, Mapping):
            _check_bounds(rules, asked)
            for key, value in asked.items():
                _check_alone(rules, key, value)
        raise BadOption("options-cannot-be-read", game=rules.id, why=str(error)) from None


def check_offered(rules: AnyRules, options: Any) -> None:
    """Raise `BadOption` if an option has a value that a lobby does not offer."""
    check_choices(rules, options)
    usual, choosable = rules.options(), {one.key for one in offered(rules.options)}
    for field in msgspec.structs.fields(rules.options):
        key = field.encode_name
        if key not in choosable and getattr(options, field.name) != getattr(usual, field.name):
            raise BadOption("option-is-wrong", game=rules.id, option=key)


def check_choices(rules: AnyRules, options: Any) -> None:
    """Raise `BadOption` if an option is not among its choices. Types do not check those of `Choices`."""
    names = {field.encode_name: field.name for field in msgspec.structs.fields(rules.options)}
    for info in offered(rules.options):
        if info.kind == "choice" and getattr(options, names[info.key]) not in info.choices:
            raise BadOption("option-is-wrong", game=rules.id, option=info.key)


def _check_alone(rules: AnyRules, key: Any, value: Any) -> None:
    try:
        msgspec.convert({key: value}, rules.options)
    except msgspec.ValidationError as error:
        option = str(key)[:LONGEST_KEY]
        raise BadOption("option-is-wrong", game=rules.id, option=option, why=str(error)) from None


def _check_bounds(rules: AnyRules, asked: Mapping[str, Any]) -> None:
    for one in offered(rules.options):
        value = asked.get(one.key)
        if one.least is None or one.most is None or type(value) is not int:
            continue
        if not one.least <= value <= one.most:
            raise BadOption(
                "option-is-out-of-range",
                game=rules.id,
                option=one.key,
                value=value,
                least=one.least,
                most=one.most,
            )
