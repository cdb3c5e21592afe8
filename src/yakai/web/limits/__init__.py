"""Who may connect and how much a client may ask for: admission, buckets, rate limits, the abuse log."""
