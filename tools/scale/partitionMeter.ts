import { capacity } from './arithmetic.ts';
import { refusedOf, type Refused } from './refused.ts';

type Kind = 'writes' | 'reads';

interface Metered {
  name: string;
  kind: Kind;
  /** Units that were asked for in each second. */
  seconds: number[];
}

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Counts what is asked of each partition in each second. */
export class PartitionMeter {
  readonly #partitions = new Map<string, Metered>();
  readonly #seconds: number;

  constructor(seconds: number) {
    this.#seconds = seconds;
  }

  /**
   * @param name what the shards of a partition have in common
   * @param at milliseconds
   */
  ask(kind: Kind, name: string, pk: string, { units, at }: { units: number; at: number }): void {
    const id = JSON.stringify([kind, name, pk]);
    const seconds =
      this.#partitions.get(id)?.seconds ?? Array.from({ length: this.#seconds }, () => 0);
    const second = Math.floor(at / 1000);
    seconds[second] = (seconds[second] ?? 0) + units;
    this.#partitions.set(id, { name, kind, seconds });
  }

  /** The partition of which the greatest part of its capacity was asked for, on average. */
  busiest(): { name: string; used: number } {
    const all = [...this.#partitions.values()].map(({ name, kind, seconds }) => ({
      name,
      used: sum(seconds) / this.#seconds / capacity[kind],
    }));
    return all.reduce((most, one) => (one.used > most.used ? one : most), { name: '', used: 0 });
  }

  /** What was asked of partitions that had nothing left in that second. */
  throttled(): Refused {
    const tally = new Map<string, number>();
    let asked = 0;
    for (const { name, kind, seconds } of this.#partitions.values()) {
      asked += sum(seconds);
      const over = sum(seconds.map((units) => Math.max(0, units - capacity[kind])));
      tally.set(name, (tally.get(name) ?? 0) + over);
    }
    return refusedOf(tally, asked);
  }
}
