import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** How far below the top of the window a section begins to be read, in CSS px: just below where links lead. */
const LINE = 200;

const topOf = (id: string): number =>
  document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;

const isAtEnd = (): boolean =>
  innerHeight + scrollY >= document.documentElement.scrollHeight - 1 && scrollY > 0;

/** The section whose heading was passed last. Those at the end of the page may never reach the line. */
function readSection(ids: readonly string[], hash: string): string | undefined {
  const passed = ids.filter((id) => topOf(id) <= LINE).at(-1);
  if (!isAtEnd()) return passed;
  const seen = ids.filter((id) => topOf(id) > 0 && topOf(id) < innerHeight);
  return seen.find((id) => hash === `#${id}`) ?? seen.at(-1) ?? passed;
}

/** Which of the sections of a page is read, by the ids of their headings; undefined above the first. */
export function useReadSection(ids: readonly string[]): string | undefined {
  // A link to a section that is in sight already scrolls nothing.
  const { hash } = useLocation();
  const [read, setRead] = useState<string>();
  const all = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setRead(readSection(all.split(' '), hash)));
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [all, hash]);
  return read;
}
