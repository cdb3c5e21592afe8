"""Import the server as plain Python in this process, so that tests can look into it. Processes that tests start run
compiled where possible, as users have it.
"""

import os
from importlib import import_module

before = os.environ.get("YAKAI_PLAIN")
os.environ["YAKAI_PLAIN"] = "1"
import_module("yakai")
if before is None:
    del os.environ["YAKAI_PLAIN"]
