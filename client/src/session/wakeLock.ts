/** The screen stays on while it is one's turn. Browsers that cannot do this, or not on a plain http address, simply
do not. Returns what lets it go dark again. */
export function keepAwake(): () => void {
  let wanted = true;
  let lock: WakeLockSentinel | null = null;

  // A hidden page loses it, and asks again when it is back.
  async function hold(): Promise<void> {
    if (!wanted || document.hidden || (lock && !lock.released) || !('wakeLock' in navigator)) return;
    try {
      const got = await navigator.wakeLock.request('screen');
      if (wanted) lock = got;
      else void got.release();
    } catch {
      // A low battery, or the system says no.
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
