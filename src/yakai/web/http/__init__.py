"""Everything that is answered over HTTP: pages, API, files, records."""
