"""Learns to guess: `python -m training.guessing.train DATA OUT`, with DATA made by collect.py and sketches.py.

Draws every word many times and learns for some minutes on an accelerator; the baseline learns beside the net, from the
same sheets. Both are measured on what was kept apart (evaluate.py). OUT gets `weights.npz`, `hog.npz`, `results.json`
and `curve.json`. To train in two parts, `--stop 0.5` saves everything to OUT, and the same command without it continues
from there.
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
from torch import Tensor, nn
from training.guessing.evaluate import measured
from training.guessing.lessons import Lessons, lesson, loss_of, prepared
from training.guessing.nets import Hog, Net
from training.guessing.words import words


def main() -> None:
    options = _options()
    torch.manual_seed(options.seed)
    torch.backends.cudnn.benchmark = True
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.set_float32_matmul_precision("high")
    options.out.mkdir(parents=True, exist_ok=True)
    begin = time.monotonic()
    before = options.out / "before.pt"
    if before.exists():
        kept_before = torch.load(before, map_location=device, weights_only=False)
        lessons, kept, classes = kept_before["data"]
    else:
        lessons, kept, classes = prepared(options.data, options.versions, device)
        (options.out / "prepared").touch()
    print(f"{len(lessons.classes)} drawings, {classes} classes, {time.monotonic() - begin:.0f} s", flush=True)
    net = Learner(Net(classes).to(device), options.rate)
    hog = Learner(Hog(classes).to(device), 4e-3)
    gone = 0.0
    if before.exists():
        net.load(kept_before["net"])
        hog.load(kept_before["hog"])
        gone = kept_before["gone"]
    gone = _learn(net, hog, lessons, gone, options)
    _keep(net.average, options.out, 1.0)
    np.savez(
        options.out / "hog.npz",
        **{name: value.cpu().numpy().astype(np.float16) for name, value in hog.average.state_dict().items()},
    )
    if gone < 1:
        what = {"data": (lessons, kept, classes), "net": net.kept(), "hog": hog.kept(), "gone": gone}
        torch.save(what, before)
        return
    results, curve = measured(net.average, hog.average, kept, device)
    _keep(net.average, options.out, results["temperature"])
    (options.out / "results.json").write_text(json.dumps(results, indent=1) + "\n", "utf-8")
    (options.out / "curve.json").write_text(json.dumps(curve) + "\n", "utf-8")
    print(json.dumps(results), f"{time.monotonic() - begin:.0f} s", flush=True)


def _keep(net: nn.Module, out: Path, temperature: float) -> None:
    """Writes the weights, with answers for our own words only, calibrated."""
    weights = {name: value.detach().float().cpu().numpy() for name, value in deepcopy(net).fused()}
    for name in ("head.weight", "head.bias"):
        weights[name] = weights[name][: len(words())] / temperature
    np.savez(out / "weights.npz", **{name: value.astype(np.float16) for name, value in weights.items()})


def _options() -> Namespace:
    parser = ArgumentParser()
    parser.add_argument("data", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--seconds", type=float, default=1000, help="so long the net learns now")
    parser.add_argument(
        "--stop", type=float, default=1.0, help="it ends after this part of all, to go on later"
    )
    parser.add_argument("--hog-part", type=float, default=0.45, help="so long the baseline learns beside it")
    parser.add_argument("--rate", type=float, default=2e-3, help="how fast it learns at first")
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--versions", type=int, default=12, help="so many drawings of a word by each source")
    return parser.parse_args()


# Learning


class Learner:
    """A net that learns, and the average over its last steps, which is the result."""

    def __init__(self, net: nn.Module, rate: float) -> None:
        decays = [value for value in net.parameters() if value.ndim > 1]
        rest = [value for value in net.parameters() if value.ndim <= 1]
        groups = [{"params": decays, "weight_decay": 0.05}, {"params": rest, "weight_decay": 0.0}]
        self.average = deepcopy(net).eval()
        self.net = net.to(memory_format=torch.channels_last) if isinstance(net, Net) else net
        self.rate, self.steps = rate, 0
        self.optimizer = torch.optim.AdamW(groups, lr=rate)
        self.loss = self.right = self.seen = 0.0

    def learn(self, gone: float, sheets: Tensor, labels: Tensor, *, blended: bool = False) -> None:
        """One step, when so much of the time is gone. Blended: two drawings lie on each sheet, one of them fainter, and
        both are to be named.
        """
        for group in self.optimizer.param_groups:
            group["lr"] = self.rate * min(1.0, (self.steps + 1) / 200) * (0.5 + 0.5 * cos(pi * gone))
        others, share = torch.arange(len(labels), device=labels.device), 1.0
        if blended:
            share = float(np.random.default_rng(self.steps).beta(0.5, 0.5))
            others = torch.randperm(len(labels), device=labels.device)
            sheets = share * sheets + (1 - share) * sheets[others]
        fast = labels.device.type == "cuda" and isinstance(self.net, Net)
        with torch.autocast(labels.device.type, dtype=torch.bfloat16, enabled=fast):
            logits = self.net(sheets.to(memory_format=torch.channels_last)).float()
        loss = loss_of(logits, labels)
        if blended:
            loss = share * loss + (1 - share) * loss_of(logits, labels[others])
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 5.0)
        self.optimizer.step()
        self.steps += 1
        self._remember()
        if self.steps % 20 < 2 and not blended:
            self.loss += float(loss.detach())
            self.right += float((logits.argmax(1) == labels).float().mean())
            self.seen += 1

    @torch.no_grad()
    def _remember(self) -> None:
        keep = min(0.999, (1 + self.steps) / (10 + self.steps))
        mine, theirs = self.average.state_dict().values(), self.net.state_dict().values()
        floats = [both for both in zip(mine, theirs, strict=True) if both[0].dtype.is_floating_point]
        torch._foreach_lerp_([one for one, _ in floats], [one for _, one in floats], 1 - keep)

    def told(self) -> str:
        """Loss and accuracy since the last call."""
        some = max(1.0, self.seen)
        told = f"step {self.steps} loss {self.loss / some:.3f} right {self.right / some:.3f}"
        self.loss = self.right = self.seen = 0.0
        return f"{type(self.net).__name__}: {told}"

    def kept(self) -> dict[str, Any]:
        """Everything needed to continue later."""
        return {
            "net": self.net.state_dict(),
            "average": self.average.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "steps": self.steps,
        }

    def load(self, kept: dict[str, Any]) -> None:
        """Continues from a saved state."""
        self.net.load_state_dict(kept["net"])
        self.average.load_state_dict(kept["average"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.steps = kept["steps"]


def _learn(net: Learner, hog: Learner, lessons: Lessons, gone: float, options: Namespace) -> float:
    """Trains until it should stop; returns the part of the time that has passed."""
    begin = shown = time.monotonic()
    before = gone
    while (now := (time.monotonic() - begin) / options.seconds) < 1:
        gone = before + now * (options.stop - before)
        which = torch.multinomial(lessons.often, options.batch, replacement=True)
        sheets = lesson(lessons.heap.take(lessons.strokes[which]))
        labels = lessons.classes[which]
        net.learn(gone, sheets, labels, blended=net.steps % 2 == 0)
        if gone < options.hog_part:
            hog.learn(gone / options.hog_part, sheets, labels)
        if time.monotonic() - shown > 20:
            shown = time.monotonic()
            print(f"{gone:4.0%} {net.told()}, {hog.told()}", flush=True)
    return options.stop


if __name__ == "__main__":
    main()
