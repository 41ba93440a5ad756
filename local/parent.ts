const EVERY_MS = 500;

/**
 * Calls `then` when npm has ended. A signal to npm ends the shell between npm and this process, but not
 * this process, which would go on using the port. It detects that by its changed parent process.
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
