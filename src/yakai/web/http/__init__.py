"""What is answered over HTTP: pages, API, files, records, metrics."""
