"""Writes TypeScript types for the client from Python types.

Structs become interfaces, and tags their field `type`. Unions and literals become types if they have a name in Python.
Requests are the structs with `forbid_unknown_fields`: in those, fields with defaults are optional.
"""

import sys
from collections.abc import Iterable, Iterator, Mapping
from inspect import cleandoc
from textwrap import wrap
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin

from msgspec import Struct, inspect

WIDTH = 110

HEAD = "// Written by `yakai types` from the Python types. Do not edit."

_PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


class Module:
    """One `.ts` file: `add` adds a type with all types that it is made of, and `text` is the file.

    Structs that are in one of the modules in `imports` (by path) are imported from there.
    """

    def __init__(self, about: str, imports: Mapping[str, "Module"] | None = None) -> None:
        self.about = about
        self.structs: dict[type[Struct], inspect.StructType] = {}
        self._aliases: dict[str, str] = {}
        self._literals: dict[frozenset[Any], tuple[str, tuple[Any, ...]]] = {}
        self._unions: dict[frozenset[type], str] = {}
        self._imports = imports or {}
        self._imported: dict[str, set[str]] = {}
        self._read: set[str] = set()
        self._used: set[str] = set()

    def add(self, kind: Any, name: str | None = None) -> None:
        """Add a type and all types that it is made of; with a name, also an alias of that name."""
        info = inspect.type_info(kind)
        for struct in _structs(info):
            self._take(struct)
        if name is not None and self._written(info) != name:
            self._aliases[name] = self._written(info)

    def add_module(self, module: str) -> None:
        """Add every public struct, named union and named literal of a Python module."""
        for name, value in vars(sys.modules[module]).items():
            public = not name.startswith("_")
            if (
                public
                and isinstance(value, type)
                and issubclass(value, Struct)
                and value.__module__ == module
            ):
                self.add(value)
        self._read_names(module)
        self._used.update(vars(sys.modules[module]))

    def text(self) -> str:
        """The whole file."""
        bodies = [self._interface(struct) for struct in self.structs.values()]
        literals = [_constant(name, values) for name, values in self._literals.values() if name in self._used]
        unions = [
            _alias(name, [kind.__name__ for kind in self.structs if kind in kinds])
            for kinds, name in self._unions.items()
            if kinds <= self.structs.keys()
        ]
        aliases = [_alias(name, [written]) for name, written in self._aliases.items()]
        imports = [
            f"import type {{ {', '.join(sorted(names))} }} from '{path}';"
            for path, names in sorted(self._imported.items())
        ]
        head = "\n".join((HEAD, f"// {self.about}"))
        blocks = [head, *(["\n".join(imports)] if imports else []), *literals, *bodies, *unions, *aliases]
        return "\n\n".join(blocks) + "\n"

    def _take(self, struct: inspect.StructType) -> None:
        kind = struct.cls
        if kind in self.structs or self._home(kind):
            return
        if any(kind.__name__ == other.__name__ for other in self.structs):
            raise TypeError(f"two structs are called {kind.__name__}")
        self.structs[kind] = struct
        self._read_names(kind.__module__)

    def _read_names(self, module: str) -> None:
        """Record the names that a Python module gives to literals and unions of structs."""
        if module in self._read:
            return
        self._read.add(module)
        for name, value in vars(sys.modules[module]).items():
            if name.startswith("_"):
                continue
            if get_origin(value) is Literal:
                self._literals.setdefault(frozenset(get_args(value)), (name, get_args(value)))
            elif get_origin(value) in (Union, UnionType):
                kinds = get_args(value)
                if all(isinstance(kind, type) and issubclass(kind, Struct) for kind in kinds):
                    self._unions.setdefault(frozenset(kinds), name)

    def _home(self, kind: type) -> str | None:
        """The path from which a struct is imported; `None` if it is not."""
        return next((path for path, module in self._imports.items() if kind in module.structs), None)

    def _interface(self, struct: inspect.StructType) -> str:
        lines = [*_comment(struct.cls), f"export interface {struct.cls.__name__} {{"]
        if struct.tag_field is not None:
            lines.append(f"  readonly {struct.tag_field}: {_quoted(struct.tag)};")
        for field in struct.fields:
            mark = "?" if _may_be_absent(struct, field) else ""
            lines.append(f"  readonly {field.encode_name}{mark}: {self._written(field.type)};")
        if len(lines) > 1 and lines[-1].endswith("{"):
            lines[-1] += "}"
            return "\n".join(lines)
        return "\n".join((*lines, "}"))

    def _written(self, info: inspect.Type) -> str:
        """A type in TypeScript."""
        plain = _PLAIN.get(type(info))
        if plain is not None:
            return plain
        match info:
            case inspect.StructType(cls=cls):
                return self._named(cls)
            case inspect.LiteralType(values=values):
                return self._literal(values)
            case inspect.UnionType(types=types):
                return self._union(types)
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                return self._array(item)
            case inspect.SetType(item_type=item) | inspect.FrozenSetType(item_type=item):
                return self._array(item)
            case inspect.TupleType(item_types=items):
                return f"readonly [{', '.join(map(self._written, items))}]"
            case inspect.DictType(key_type=key, value_type=value):
                return f"Readonly<Record<{self._written(key)}, {self._written(value)}>>"
            case _:
                raise TypeError(f"no TypeScript for {info}")

    def _literal(self, values: tuple[Any, ...]) -> str:
        named = self._literals.get(frozenset(values))
        if named is None:
            return " | ".join(map(_quoted, values))
        self._used.add(named[0])
        return named[0]

    def _named(self, kind: type) -> str:
        home = self._home(kind)
        if home is not None:
            self._imported.setdefault(home, set()).add(kind.__name__)
        return kind.__name__

    def _union(self, types: tuple[inspect.Type, ...]) -> str:
        kinds = [one.cls for one in types if isinstance(one, inspect.StructType)]
        name = self._unions.get(frozenset(kinds))
        if name is None:
            return " | ".join(map(self._written, types))
        others = [self._written(one) for one in types if not isinstance(one, inspect.StructType)]
        return " | ".join((name, *others))

    def _array(self, item: inspect.Type) -> str:
        written = self._written(item)
        compound = " " in written and not written.startswith("Readonly<")
        return f"readonly ({written})[]" if compound else f"readonly {written}[]"


def _structs(info: inspect.Type) -> Iterator[inspect.StructType]:
    """All structs that a type is made of, parts before wholes."""
    for part in _parts(info):
        yield from _structs(part)
    if isinstance(info, inspect.StructType):
        yield info


def _parts(info: inspect.Type) -> Iterable[inspect.Type]:
    match info:
        case inspect.StructType(fields=fields):
            return [field.type for field in fields]
        case inspect.UnionType(types=types):
            return types
        case inspect.TupleType(item_types=items):
            return items
        case inspect.DictType(key_type=key, value_type=value):
            return key, value
        case inspect.CollectionType(item_type=item):
            return (item,)
        case _:
            return ()


def _may_be_absent(struct: inspect.StructType, field: inspect.Field) -> bool:
    received = struct.forbid_unknown_fields
    return not field.required and (received or struct.cls.__struct_config__.omit_defaults)


def _comment(kind: type) -> list[str]:
    """The docstring without its examples, as the lines of a comment."""
    paragraphs = [part for part in cleandoc(kind.__doc__ or "").split("\n\n") if part and ">>>" not in part]
    lines: list[str] = []
    for paragraph in paragraphs:
        lines += ["", *wrap(paragraph, WIDTH - len(" * "))]
    match lines[1:]:
        case []:
            return []
        case [line] if len(line) <= WIDTH - len("/**  */"):
            return [f"/** {line} */"]
        case more:
            return ["/**", *(f" * {line}".rstrip() for line in more), " */"]


def _alias(name: str, parts: list[str]) -> str:
    line = f"export type {name} = {' | '.join(parts)};"
    if len(line) <= WIDTH:
        return line
    return "\n  | ".join((f"export type {name} =", *parts)) + ";"


def _constant(name: str, values: tuple[Any, ...]) -> str:
    """A literal as a constant array of its values, and as a type."""
    items = [_quoted(value) for value in values]
    line = f"export const {name.upper()} = [{', '.join(items)}] as const;"
    if len(line) > WIDTH:
        line = (
            "\n  ".join((f"export const {name.upper()} = [", *(f"{item}," for item in items)))
            + "\n] as const;"
        )
    return f"{line}\nexport type {name} = (typeof {name.upper()})[number];"


def _quoted(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)
