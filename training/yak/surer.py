"""Makes the expert of two surer of itself against novices: `python surer.py LIVELY.json expert.json`.

Regret mixes what is about as good, so that nobody can answer it. A novice answers nothing and does not remember, so
against it what went best is done more often still.
"""

import json
import sys
from pathlib import Path

import numpy as np
from expert import NOVICE
from pack import text

POWER = 3


def surer(table):
    """What was done often is done more often, in percent."""
    powers = (np.array(table) / 100) ** POWER
    return np.round(100 * powers / powers.sum(-1, keepdims=True)).astype(int).tolist()


def main():
    learnt = json.loads(Path(sys.argv[1]).read_text())
    tables = learnt["2"]["tables"]
    tables[NOVICE] = surer(tables[NOVICE])
    Path(sys.argv[2]).write_text(text(learnt))


if __name__ == "__main__":
    main()
