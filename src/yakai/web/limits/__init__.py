"""Who may connect and how much a client may ask for: admission, rate limits, locks, the abuse log."""
