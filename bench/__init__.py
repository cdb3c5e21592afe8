"""How fast we are, beside the engines people already use. Run by `script/bench`, never by the tests."""
