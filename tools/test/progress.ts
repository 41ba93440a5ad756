/** How often a step that is under way says how far it is, in ms: no gap is longer than 10 s. */
const INTERVAL_MS = 8_000;

/** Counts the tests that the lines of a runner's output tell of, as the output comes. */
export function testCounter(): { take: (text: string) => void; tests: () => number } {
  let tests = 0;
  let rest = '';
  return {
    take: (text) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) tests += testsIn(line);
    },
    tests: () => tests,
  };
}

/** Vitest writes a line a file, with the number of its tests; Playwright a line a test. */
export function testsIn(line: string): number {
  const plain = line.replace(COLOURS, '');
  const file = /^ [✓❯✗×] .*\((\d+) tests?\b/.exec(plain);
  if (file) return Number(file[1]);
  return /^ +[✓✘ox]k? +\d+ \[/.test(plain) ? 1 : 0;
}

const COLOURS = /\u001b\[[0-9;]*m/g;

/** What a step says of itself while it is under way. */
export function progressLine(name: string, milliseconds: number, tests: number): string {
  const done = tests > 0 ? `${tests} tests done, ` : '';
  return `  … ${name}: ${done}${Math.round(milliseconds / 1000)} s`;
}

/** Logs the progress of a step every few seconds until it is stopped. */
export function reportProgress(
  name: string,
  tests: () => number,
  log: (line: string) => void,
): { stop: () => void } {
  const began = performance.now();
  const timer = setInterval(
    () => log(progressLine(name, performance.now() - began, tests())),
    INTERVAL_MS,
  );
  return { stop: () => clearInterval(timer) };
}
