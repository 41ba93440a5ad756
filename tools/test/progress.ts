/** How often it is told how far the steps are, in ms. Nobody waits ten seconds for a word. */
const EVERY_MS = 8_000;

interface Running {
  name: string;
  began: number;
  /** How many of its tests are done. */
  tests: number;
}

const seconds = (since: number): string => `${Math.round((performance.now() - since) / 1_000)} s`;

const describe = ({ name, began, tests }: Running): string =>
  `${name}${tests > 0 ? `, ${tests} done` : ''} (${seconds(began)})`;

/** Tells how far the steps are that run, line by line, also where nobody sits at a terminal. */
export class Progress {
  readonly #running = new Set<Running>();
  readonly #timer: NodeJS.Timeout;

  constructor(log: (line: string) => void) {
    this.#timer = setInterval(() => log(`… ${this.#text()}`), EVERY_MS);
  }

  /** Says that a step runs; answers how to say that more of its tests are done, and that it ended. */
  begin(name: string): { add: (tests: number) => void; end: () => void } {
    const running = { name, began: performance.now(), tests: 0 };
    this.#running.add(running);
    return {
      add: (tests) => (running.tests += tests),
      end: () => this.#running.delete(running),
    };
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #text(): string {
    return [...this.#running].map(describe).join(' · ') || 'getting ready';
  }
}
