/** Load something, and retry after 1, 2 and 5 seconds, then every 5, until it succeeds.

Returns a function that stops it, for use in an effect. */
const WAITS = [1000, 2000, 5000] as const;

export function retrying<T>(
  load: () => Promise<T>,
  loaded: (it: T) => void,
  failed: () => void = () => {},
): () => void {
  let wanted = true;
  let again: ReturnType<typeof setTimeout> | undefined;
  const attempt = (tries: number) => {
    load().then(
      (it) => {
        if (wanted) loaded(it);
      },
      () => {
        if (!wanted) return;
        failed();
        again = setTimeout(() => attempt(tries + 1), WAITS[tries] ?? 5000);
      },
    );
  };
  attempt(0);
  return () => {
    wanted = false;
    clearTimeout(again);
  };
}
