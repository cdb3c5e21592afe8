"""Learns to guess: `python -m training.guessing.train DATA OUT`, with DATA made by collect.py.

Draws every word many times, learns for some minutes on an accelerator, then the baseline on the same drawings, and
measures both on what was kept apart (evaluate.py). OUT gets `weights.npz`, `results.json` and `curve.json`.
"""

import json
import time
from argparse import ArgumentParser, Namespace
from copy import deepcopy
from math import cos, pi
from pathlib import Path
from typing import Any

import numpy as np
import torch
import torch.nn.functional as F  # noqa: N812
from torch import Tensor, nn
from training.guessing.evaluate import measured
from training.guessing.lessons import Lessons, lesson, loss_of, prepared
from training.guessing.nets import Hog, Net
from training.guessing.sheets import Heap
from training.guessing.words import words


def main() -> None:
    options = _options()
    torch.manual_seed(1)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.set_float32_matmul_precision("high")
    options.out.mkdir(parents=True, exist_ok=True)
    begin = time.monotonic()
    lessons, kept, classes = prepared(options.data, options.versions, device)
    print(f"{len(lessons.classes)} drawings, {classes} classes, {time.monotonic() - begin:.0f} s", flush=True)
    hog = _learnt(Hog(classes).to(device), lessons, options.hog_seconds, 4e-3, options.batch)
    np.savez(
        options.out / "hog.npz",
        **{name: value.cpu().numpy().astype(np.float16) for name, value in hog.state_dict().items()},
    )
    net = Net(classes).to(device)
    if options.goes_on:
        begun_anew(
            net,
            np.load(options.goes_on),
            lessons.heap,
            lessons.strokes[torch.multinomial(lessons.often, 2048)],
        )
    net = _learnt(net, lessons, options.seconds, options.rate, options.batch)
    _keep(net, options.out, 1.0)
    results, curve = measured(net, hog, kept, device)
    _keep(net, options.out, results["temperature"])
    (options.out / "results.json").write_text(json.dumps(results, indent=1) + "\n", "utf-8")
    (options.out / "curve.json").write_text(json.dumps(curve) + "\n", "utf-8")
    print(json.dumps(results), f"{time.monotonic() - begin:.0f} s", flush=True)


def _keep(net: Net, out: Path, temperature: float) -> None:
    """Writes the weights; only our own words have an answer, and none is surer than it may be."""
    weights = {name: value.detach().float().cpu().numpy() for name, value in net.fused()}
    for name in ("head.weight", "head.bias"):
        weights[name] = weights[name][: len(words())] / temperature
    np.savez(out / "weights.npz", **{name: value.astype(np.float16) for name, value in weights.items()})


def _options() -> Namespace:
    parser = ArgumentParser()
    parser.add_argument("data", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--seconds", type=float, default=300, help="so long the net learns")
    parser.add_argument("--hog-seconds", type=float, default=60)
    parser.add_argument("--goes-on", type=Path, help="weights.npz of an earlier time, to go on from")
    parser.add_argument("--rate", type=float, default=2e-3, help="how fast it learns at first")
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--versions", type=int, default=12, help="so many drawings of a word by each source")
    return parser.parse_args()


# Learning


def _learnt(net: nn.Module, lessons: Lessons, seconds: float, rate: float, batch: int) -> nn.Module:
    """The net after so many seconds; what is given back is an average over its last steps."""
    device = lessons.often.device
    fast = device.type == "cuda"
    decays = [value for value in net.parameters() if value.ndim > 1]
    rest = [value for value in net.parameters() if value.ndim <= 1]
    groups = [{"params": decays, "weight_decay": 0.05}, {"params": rest, "weight_decay": 0.0}]
    optimizer = torch.optim.AdamW(groups, lr=rate)
    average = deepcopy(net).eval()
    if fast:
        net = net.to(memory_format=torch.channels_last)
    begin = shown = time.monotonic()
    step, total, right, seen = 0, 0.0, 0, 0
    while (gone := (time.monotonic() - begin) / seconds) < 1:
        for group in optimizer.param_groups:
            group["lr"] = rate * min(1.0, (step + 1) / 200) * (0.5 + 0.5 * cos(pi * min(1.0, gone)))
        which = torch.multinomial(lessons.often, batch, replacement=True)
        sheets = lesson(lessons.heap.take(lessons.strokes[which]))
        labels = lessons.classes[which]
        with torch.autocast(device.type, dtype=torch.bfloat16, enabled=fast and isinstance(net, Net)):
            logits = net(sheets.to(memory_format=torch.channels_last))
        loss = loss_of(logits.float(), labels)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 5.0)
        optimizer.step()
        step += 1
        keep = min(0.999, (1 + step) / (10 + step))
        with torch.no_grad():
            for mine, theirs in zip(average.state_dict().values(), net.state_dict().values(), strict=True):
                if mine.dtype.is_floating_point:
                    mine.lerp_(theirs, 1 - keep)
                else:
                    mine.copy_(theirs)
        if step % 20 == 0:
            total += float(loss.detach())
            right += int((logits.argmax(1) == labels).sum())
            seen += batch
            if time.monotonic() - shown > 15:
                told = f"loss {total / seen * batch:.3f} right {right / seen:.3f}"
                print(f"{type(net).__name__} {gone:4.0%} step {step} {told}", flush=True)
                shown, total, right, seen = time.monotonic(), 0.0, 0, 0
    print(f"{type(net).__name__}: {step} steps of {batch}", flush=True)
    return average.eval()


@torch.no_grad()
def begun_anew(net: Net, weights: Any, heap: Heap, which: Tensor) -> None:
    """Goes on with what was learnt before, from weights into which the normalisation was folded: it is found again by
    how some drawings are seen.
    """
    device = which.device

    def put(value: Tensor, name: str) -> None:
        value.data[: len(weights[name])] = torch.from_numpy(weights[name].astype(np.float32)).to(device)

    def through(x: Tensor, name: str, conv: nn.Conv2d, norm: nn.BatchNorm2d) -> Tensor:
        put(conv.weight, f"{name}.weight")
        out = conv(x)
        mean, var = out.mean((0, 2, 3)), out.var((0, 2, 3))
        norm.running_mean.copy_(mean)
        norm.running_var.copy_(var)
        put(norm.bias, f"{name}.bias")
        norm.bias.data += mean
        norm.weight.data.copy_(torch.sqrt(var + norm.eps))
        return norm.eval()(out)

    x = lesson(heap.take(which))
    x = F.relu(through(x, "stem", net.stem, net.stem_norm))
    for at, block in enumerate(net.blocks):
        out = F.relu(through(x, f"{at}.one", block.one, block.one_norm))
        out = through(out, f"{at}.two", block.two, block.two_norm)
        x = F.relu(out + (x if block.cut is None else through(x, f"{at}.cut", block.cut, block.cut_norm)))
    for name in ("seen", "head"):
        put(getattr(net, name).weight, f"{name}.weight")
        put(getattr(net, name).bias, f"{name}.bias")
    net.train()


if __name__ == "__main__":
    main()
