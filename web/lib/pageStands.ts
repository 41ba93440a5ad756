/** Waits until the page has what it needs to be looked at: what follows may take the line. */
export const pageStands = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });
