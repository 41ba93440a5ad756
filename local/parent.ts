const EVERY_MS = 500;

/**
 * Tells when npm is gone. A signal sent to npm ends the shell between it and us, and not us: left
 * alone we would keep the port. We notice by having become another process's child.
 */
export function onParentGone(then: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    then();
  }, EVERY_MS);
  timer.unref();
}
