"""The server in this process is plain Python, which tests can look into; what they start in a process of its own is as
people have it, compiled where it can be.
"""

import os
from importlib import import_module

before = os.environ.get("YAKAI_PLAIN")
os.environ["YAKAI_PLAIN"] = "1"
import_module("yakai")
if before is None:
    del os.environ["YAKAI_PLAIN"]
