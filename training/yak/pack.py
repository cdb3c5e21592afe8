"""Packs what was learnt for the expert: `python pack.py expert.json 2.npz 4.npz`."""

import json
import sys
from pathlib import Path

import numpy as np
from expert import likelier, usual


def packed(learnt):
    """What was learnt for one number of players: tables in percent, weights and ways, by sort of player."""
    return {
        "tables": [[[round(100 * x) for x in row] for row in table] for table in learnt["tables"].tolist()],
        "weights": [
            [[max(0.01, round(x, 2)) for x in row] for row in likelier(each).tolist()]
            for each in learnt["seen"]
        ],
        "ways": [[round(x, 4) for x in usual(each.sum(1)).tolist()] for each in learnt["seen"]],
    }


def text(learnt):
    """The JSON as it is stored beside the bots."""
    return json.dumps(learnt, separators=(",", ":")).replace("]],[[", "]],\n[[") + "\n"


def main():
    out = {Path(name).stem: packed(np.load(name)) for name in sys.argv[2:]}
    Path(sys.argv[1]).write_text(text(out))


if __name__ == "__main__":
    main()
