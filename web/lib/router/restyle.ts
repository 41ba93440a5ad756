/**
 * Asks once more for the style sheets that did not come. The loader of the build asks for each of them once only: the next
 * time it would bring the code of their page, which would be shown without them.
 * @returns whether all are there now
 */
export async function restyle(): Promise<boolean> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  const missing = [...links].filter(({ sheet }) => !sheet);
  const came = await Promise.all(missing.map(askAgain));
  return !came.includes(false);
}

const askAgain = (link: HTMLLinkElement): Promise<boolean> =>
  new Promise((resolve) => {
    const again = link.cloneNode() as HTMLLinkElement;
    const settle = ({ type }: Event) => {
      const came = type === 'load';
      (came ? link : again).remove();
      resolve(came);
    };
    again.addEventListener('load', settle);
    again.addEventListener('error', settle);
    link.after(again);
  });
