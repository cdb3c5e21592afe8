/** Keep the screen on, if the browser can: not on a plain http address. Returns a function that releases it. */
export function keepAwake(): () => void {
  let wanted = true;
  let lock: WakeLockSentinel | null = null;

  // A hidden page loses the lock and requests it again when it is visible.
  async function hold(): Promise<void> {
    if (!wanted || document.hidden || (lock && !lock.released) || !('wakeLock' in navigator)) return;
    try {
      const got = await navigator.wakeLock.request('screen');
      if (wanted) lock = got;
      else void got.release();
    } catch {
      // The system refuses, for example with a low battery.
    }
  }

  const seen = () => void hold();
  document.addEventListener('visibilitychange', seen);
  void hold();
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', seen);
    void lock?.release();
  };
}
