"""Makes the two-player expert more decided against novices: `python surer.py LIVELY.json expert.json`.

Regret mixes equally good actions, so that no opponent can exploit them. A novice exploits nothing and remembers
nothing, so against it the best action is taken more often still.
"""

import json
import sys
from pathlib import Path

import numpy as np
from expert import NOVICE
from pack import text

POWER = 3


def surer(table):
    """The odds in percent, with frequent actions made more frequent."""
    powers = (np.array(table) / 100) ** POWER
    return np.round(100 * powers / powers.sum(-1, keepdims=True)).astype(int).tolist()


def main():
    learnt = json.loads(Path(sys.argv[1]).read_text())
    tables = learnt["2"]["tables"]
    tables[NOVICE] = surer(tables[NOVICE])
    Path(sys.argv[2]).write_text(text(learnt))


if __name__ == "__main__":
    main()
