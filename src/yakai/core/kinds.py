"""Type checks of actions. msgspec checks a struct that it decodes, but not one that Python code makes."""

from collections.abc import Callable, Mapping
from functools import cache, wraps
from types import MethodType
from typing import Any, TypeAlias, TypeVar, get_args

from msgspec import Struct, inspect
from msgspec.json import Decoder

from yakai.core.errors import ForeignAction, IllegalAction
from yakai.core.game import AnyRules

Fits: TypeAlias = Callable[[Any], bool]


@cache
def fitting(kind: Any) -> Fits:
    """A quick test for whether a value is of a type.

    >>> fits = fitting(tuple[int, ...] | None)
    >>> fits((1, 2)), fits(None), fits((1, True)), fits([1])
    (True, True, False, False)
    """
    return _fitting(inspect.type_info(kind))


@cache
def decoder(kind: Any) -> Decoder[Any]:
    """The JSON decoder of a type. Cached, because making one takes fifty times as long as decoding a value."""
    return Decoder(kind)


@cache
def kinds_of(union: Any) -> Mapping[type, Fits]:
    """The structs of a union, each with the test of its fields."""
    return {kind: fitting(kind) for kind in get_args(union) or (union,)}


def misfit(action: Struct) -> str | None:
    """The first field of an action whose value is not of the field's type; `None` if there is none.

    >>> from yakai.games.yak.actions import Play
    >>> misfit(Play(0, 1, "yak")), misfit(Play(0, 1, "dog"))
    (None, 'species')
    """
    own: type[Struct] = type(action)
    if fitting(own)(action):
        return None
    for name, fits in _fields(inspect.type_info(own)):
        if not fits(getattr(action, name)):
            return name
    return None


def outside_its_kind(action: Struct) -> IllegalAction:
    """The error for an action with a field of a wrong type (ALL-4)."""
    field = misfit(action) or ""
    return IllegalAction(
        "ALL-4", "value-is-outside-its-kind", field=field, value=repr(getattr(action, field, None))[:40]
    )


Act = TypeVar("Act", bound=Callable[..., Any])


def refusing_misfits(act: Act) -> Act:
    """Decorates a game's `act`, so that it raises `IllegalAction` (ALL-4) for a value that is no action of the game or
    has a field of a wrong type. The rules can then rely on the types.
    """
    known: dict[type, Mapping[type, Fits]] = {}

    @wraps(act)
    def checked(rules: Any, state: Any, seat: Any, action: Any) -> Any:
        try:
            fits = known[type(rules)].get(type(action))
        except KeyError:
            known[type(rules)] = kinds_of(rules.kinds.action)
            return checked(rules, state, seat, action)
        if fits is None or type(seat) is not int or not fits(action):
            raise _refusal(rules, seat, action)
        return act(rules, state, seat, action)

    checked.refuses_misfits = True  # type: ignore[attr-defined]  # a mark on a function
    return checked  # type: ignore[return-value]  # the same signature


def checked_act(rules: AnyRules) -> Callable[[Any, Any, Any], Any]:
    """A game's `act`, decorated with `refusing_misfits` unless it is already."""
    act = rules.act
    if hasattr(act, "refuses_misfits"):
        return act
    return MethodType(
        refusing_misfits(lambda _, state, seat, action: act(state, seat, action)),
        rules,
    )


def _refusal(rules: AnyRules, seat: Any, action: Any) -> IllegalAction:
    if type(seat) is not int:
        return IllegalAction("ALL-4", "value-is-outside-its-kind", field="seat", value=repr(seat)[:40])
    if type(action) in kinds_of(rules.kinds.action):
        return outside_its_kind(action)
    found = type(action).__name__
    return ForeignAction("not-an-action-of-this-game", game=rules.id, action=found)


Contains = TypeVar("Contains", bound=Callable[..., bool])


def without_misfits(contains: Contains) -> Contains:
    """Decorates the `__contains__` of a legal choice, so that no action with a field of a wrong type is in it."""

    @wraps(contains)
    def checked(legal: Any, action: object) -> bool:
        own: Any = type(action)
        return isinstance(action, Struct) and fitting(own)(action) and contains(legal, action)

    return checked  # type: ignore[return-value]  # the same signature


def _fitting(info: inspect.Type) -> Fits:  # one arm for each kind of type
    match info:
        case inspect.IntType(gt=None, lt=None, multiple_of=None, ge=least, le=most):
            return _Exactly(int) if least is None and most is None else _between(least, most)
        case inspect.StrType(min_length=None, max_length=None, pattern=None):
            return _Exactly(str)
        case inspect.BoolType():
            return _Exactly(bool)
        case inspect.NoneType():
            return _Exactly(type(None))
        case inspect.FloatType(gt=None, ge=None, lt=None, le=None, multiple_of=None):
            return lambda value: type(value) is float or type(value) is int
        case inspect.LiteralType(values=values):
            return _one_of(values)
        case inspect.StructType():
            return _struct(info)
        case inspect.VarTupleType(item_type=item, min_length=None, max_length=None):
            return _tuple(item)
        case inspect.TupleType(item_types=items):
            return _row(items)
        case inspect.UnionType(types=types):
            some = tuple(_fitting(one) for one in types)
            return lambda value: any(fits(value) for fits in some)
        case _:
            return lambda _: True  # the rules check all other types themselves


class _Exactly:
    """The test for values of exactly this type."""

    __slots__ = ("kind",)

    def __init__(self, kind: type) -> None:
        self.kind = kind

    def __call__(self, value: Any) -> bool:
        return type(value) is self.kind


def _between(least: int | None, most: int | None) -> Fits:
    low, high = float("-inf") if least is None else least, float("inf") if most is None else most
    return lambda value: type(value) is int and low <= value <= high


def _one_of(values: tuple[Any, ...]) -> Fits:
    kinds = frozenset(map(type, values))
    known = frozenset(values)
    return lambda value: type(value) in kinds and value in known


def _tuple(item: inspect.Type) -> Fits:
    fits = _fitting(item)
    if isinstance(fits, _Exactly):  # a stroke has hundreds of numbers
        only = frozenset({fits.kind})
        return lambda value: type(value) is tuple and only.issuperset(map(type, value))
    return lambda value: type(value) is tuple and all(map(fits, value))


def _row(items: tuple[inspect.Type, ...]) -> Fits:
    row = tuple(_fitting(item) for item in items)
    exact = tuple(fits.kind for fits in row if isinstance(fits, _Exactly))
    if len(exact) == len(row):
        return lambda value: type(value) is tuple and tuple(map(type, value)) == exact
    return lambda value: (
        type(value) is tuple
        and len(value) == len(row)
        and all(fits(one) for fits, one in zip(row, value, strict=True))
    )


def _struct(info: inspect.StructType) -> Fits:
    kind, fields = info.cls, _fields(info)
    exact = {name: field.kind for name, field in fields if isinstance(field, _Exactly)}
    simple = tuple(exact.items())
    others = tuple((name, field) for name, field in fields if name not in exact)

    def fits(value: Any) -> bool:
        if type(value) is not kind:
            return False
        for name, only in simple:  # called for every action, so plain types are compared without a call
            if type(getattr(value, name)) is not only:
                return False
        for name, field in others:  # noqa: SIM110
            if not field(getattr(value, name)):
                return False
        return True

    return fits


def _fields(info: inspect.Type) -> tuple[tuple[str, Fits], ...]:
    assert isinstance(info, inspect.StructType)
    return tuple((field.name, _fitting(field.type)) for field in info.fields)
