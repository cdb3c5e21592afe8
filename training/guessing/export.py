"""Packs what was learnt for the game: `python -m training.guessing.export weights.npz …` writes `sight/net.onnx`
and `sight/sides.txt`, which says whose words its answers are. Of several weights it takes the average: they must have
begun as one net and parted ways later.

Every weight is one byte, with a scale for each row: a quarter of the size, and as good. When the net is loaded they
become numbers again, so looking is as quick. Needs `numpy` and `onnx`.
"""

import sys
from pathlib import Path
from typing import Final

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper
from training.guessing.words import sides

from yakai.games.pictomania.bots.eye import side_name
from yakai.games.pictomania.decks import ours

OUT: Final = Path(__file__).parents[2] / "src/yakai/games/pictomania/sight/net.onnx"
SIZE: Final = 64


class Graph:
    """A net that grows node by node."""

    def __init__(self, weights: dict[str, np.ndarray]) -> None:
        self.weights = weights
        self.nodes: list[onnx.NodeProto] = []
        self.constants: list[onnx.TensorProto] = []

    def add(self, kind: str, inputs: list[str], out: str, **details: object) -> str:
        self.nodes.append(helper.make_node(kind, inputs, [out], name=out, **details))
        return out

    def constant(self, name: str, value: np.ndarray) -> str:
        self.constants.append(numpy_helper.from_array(value, name))
        return name

    def packed(self, name: str) -> str:
        """Weights as bytes, and how they become numbers."""
        value = self.weights[name].astype(np.float32)
        rows = value.reshape(len(value), -1)
        scale = np.maximum(np.abs(rows).max(1), 1e-8) / 127
        small = np.round(rows / scale[:, None]).astype(np.int8).reshape(value.shape)
        whole = self.add(
            "Cast", [self.constant(f"{name}.bytes", small)], f"{name}.cast", to=TensorProto.FLOAT
        )
        shape = (-1,) + (1,) * (value.ndim - 1)
        scales = self.constant(f"{name}.scale", scale.astype(np.float32).reshape(shape))
        return self.add("Mul", [whole, scales], name)

    def bias(self, name: str) -> str:
        return self.constant(name, self.weights[name].astype(np.float32))

    def conv(self, name: str, inside: str, stride: int) -> str:
        size = self.weights[f"{name}.weight"].shape[2]
        return self.add(
            "Conv", [inside, self.packed(f"{name}.weight"), self.bias(f"{name}.bias")], f"{name}.out",
            kernel_shape=[size, size], strides=[stride, stride], pads=[size // 2] * 4,
        )  # fmt: skip

    def relu(self, inside: str) -> str:
        return self.add("Relu", [inside], f"{inside}.relu")


def built(weights: dict[str, np.ndarray]) -> onnx.ModelProto:
    """The net of nets.py."""
    graph = Graph(weights)
    out = graph.relu(graph.conv("stem", "sheet", 2))
    block = 0
    while f"{block}.one.weight" in weights:
        stride = 2 if block >= 2 and block % 2 == 0 else 1
        inner = graph.relu(graph.conv(f"{block}.one", out, stride))
        inner = graph.conv(f"{block}.two", inner, 1)
        around = graph.conv(f"{block}.cut", out, stride) if f"{block}.cut.weight" in weights else out
        out = graph.relu(graph.add("Add", [inner, around], f"{block}.sum"))
        block += 1
    out = graph.add("Flatten", [graph.add("GlobalAveragePool", [out], "pooled")], "flat")
    for name in ("seen", "head"):
        out = graph.add(
            "Gemm", [out, graph.packed(f"{name}.weight"), graph.bias(f"{name}.bias")],
            "words" if name == "head" else "seen", transB=1,
        )  # fmt: skip
        out = graph.relu(out) if name == "seen" else out
    count = len(weights["head.bias"])
    model = helper.make_model(
        helper.make_graph(
            graph.nodes,
            "guessing",
            [helper.make_tensor_value_info("sheet", TensorProto.FLOAT, ["drawings", 1, SIZE, SIZE])],
            [helper.make_tensor_value_info("words", TensorProto.FLOAT, ["drawings", count])],
            graph.constants,
        ),
        opset_imports=[helper.make_opsetid("", 17)],
        ir_version=8,
        producer_name="yakai",
    )
    onnx.checker.check_model(model)
    return model


def loaded(path: str) -> dict[str, np.ndarray]:
    """Weights from a file."""
    found = np.load(path)
    return {name: found[name].astype(np.float32) for name in found.files}


def averaged(several: list[dict[str, np.ndarray]]) -> dict[str, np.ndarray]:
    """The middle of them."""
    return {name: np.mean([one[name] for one in several], axis=0) for name in several[0]}


if __name__ == "__main__":
    weights = averaged([loaded(path) for path in sys.argv[1:]])
    OUT.parent.mkdir(exist_ok=True)
    names = (side_name(level, ours("en", level).lines[at].side) for level, at in sides())
    OUT.with_name("sides.txt").write_text("".join(f"{name}\n" for name in names), "utf-8")
    OUT.write_bytes(built(weights).SerializeToString())
    print(f"{OUT}: {OUT.stat().st_size / 1e6:.1f} MB")
