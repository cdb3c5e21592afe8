"""Trains the baseline without an accelerator: `python -m training.guessing.baseline DATA OUT`.

Histograms of oriented gradients and one linear layer (`nets.Hog`), from the same drawings as the net and with the same
loss. The drawings are warped once into a pool, whose gradients are kept and used several times, because warping is
slow. OUT gets `hog.npz`.
"""

import time
from argparse import ArgumentParser
from math import cos, pi
from pathlib import Path

import numpy as np
import torch
from torch import Tensor
from training.guessing.lessons import Lessons, lesson, loss_of, prepared
from training.guessing.nets import Hog, hog


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("data", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--versions", type=int, default=12, help="so many drawings of a word by each source")
    parser.add_argument("--pool", type=int, default=200_000, help="so many drawings are warped")
    parser.add_argument("--rounds", type=float, default=12, help="so often it goes through them")
    parser.add_argument("--rate", type=float, default=4e-3, help="how fast it learns at first")
    options = parser.parse_args()
    torch.manual_seed(1)
    torch.set_float32_matmul_precision("medium")
    options.out.mkdir(parents=True, exist_ok=True)
    begin = time.process_time()
    lessons, _, classes = prepared(options.data, options.versions, torch.device("cpu"))
    print(f"{len(lessons.classes)} drawings, {time.process_time() - begin:.0f} s", flush=True)
    seen, labels = pooled(lessons, options.pool)
    print(f"{len(labels)} of them warped, {time.process_time() - begin:.0f} s", flush=True)
    net = learnt(Hog(classes), seen, labels, options.rounds, options.rate)
    np.savez(
        options.out / "hog.npz",
        **{name: value.numpy().astype(np.float32) for name, value in net.state_dict().items()},
    )
    print(f"{time.process_time() - begin:.0f} s", flush=True)


@torch.no_grad()
def pooled(lessons: Lessons, count: int, batch: int = 64) -> tuple[Tensor, Tensor]:
    """So many drawings, each warped in its own way: their gradients and their classes."""
    which = torch.multinomial(lessons.often, count, replacement=True)
    places = lessons.strokes[which]
    long = lessons.heap.starts[places + 1] - lessons.heap.starts[places]
    order = long.argsort()  # drawings of similar length together, so batches have little padding
    seen = torch.empty(count, 7 * 7 * 36, dtype=torch.float16)
    for at in range(0, count, batch):
        some = order[at : at + batch]
        seen[some] = hog(lesson(lessons.heap.take(places[some]))).half()
    return seen, lessons.classes[which]


def learnt(net: Hog, seen: Tensor, labels: Tensor, rounds: float, rate: float, batch: int = 512) -> Hog:
    """The linear layer after this many rounds: an average over its last steps."""
    some = seen[torch.randperm(len(seen))[:20_000]].float()
    net.norm.running_mean.copy_(some.mean(0))
    net.norm.running_var.copy_(some.var(0))
    net.eval()
    head = net.head
    optimizer = torch.optim.AdamW(
        [{"params": [head.weight], "weight_decay": 0.05}, {"params": [head.bias], "weight_decay": 0.0}],
        lr=rate,
    )
    average = [value.detach().clone() for value in head.parameters()]
    steps = int(rounds * len(seen) / batch)
    order, total, right = torch.empty(0, dtype=torch.long), 0.0, 0
    for step in range(steps):
        if len(order) < batch:
            order = torch.randperm(len(seen))
        some, order = order[:batch], order[batch:]
        for group in optimizer.param_groups:
            group["lr"] = rate * min(1.0, (step + 1) / 100) * (0.5 + 0.5 * cos(pi * step / steps))
        logits = head(net.norm(seen[some].float()))
        loss = loss_of(logits, labels[some])
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
        keep = min(0.995, (1 + step) / (10 + step))
        with torch.no_grad():
            for mine, theirs in zip(average, head.parameters(), strict=True):
                mine.lerp_(theirs, 1 - keep)
        total += float(loss.detach())
        right += int((logits.argmax(1) == labels[some]).sum())
        if (step + 1) % 200 == 0:
            print(f"step {step + 1} of {steps}: {total / 200:.3f}, {right / 200 / batch:.3f}", flush=True)
            total, right = 0.0, 0
    with torch.no_grad():
        for mine, theirs in zip(average, head.parameters(), strict=True):
            theirs.copy_(mine)
    return net


if __name__ == "__main__":
    main()
