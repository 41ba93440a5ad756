/** The first `count` prime numbers. */
function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
}

/** The first 32 bits behind the point. */
const fraction = (value: number): number => Math.floor((value % 1) * 2 ** 32);

const ROUND = Uint32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
const START = Uint32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));

const BLOCK = 64;

const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

const schedule = new Uint32Array(64);

function expand(block: DataView, at: number): void {
  for (let index = 0; index < 16; index += 1) schedule[index] = block.getUint32(at + index * 4);
  for (let index = 16; index < 64; index += 1) {
    const [old = 0, recent = 0] = [schedule[index - 15], schedule[index - 2]];
    const low = turn(old, 7) ^ turn(old, 18) ^ (old >>> 3);
    const high = turn(recent, 17) ^ turn(recent, 19) ^ (recent >>> 10);
    schedule[index] = low + high + (schedule[index - 16] ?? 0) + (schedule[index - 7] ?? 0);
  }
}

/** The state of SHA-256 (FIPS 180-4) after one more block of 64 bytes. */
function absorb(state: Uint32Array, block: DataView, at: number): Uint32Array {
  expand(block, at);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index += 1) {
    const sum1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const sum0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const first = h + sum1 + ((e & f) ^ (~e & g)) + (ROUND[index] ?? 0) + (schedule[index] ?? 0);
    const second = sum0 + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return Uint32Array.of(a, b, c, d, e, f, g, h).map((word, index) => word + (state[index] ?? 0));
}

/**
 * Makes a SHA-256 of texts that begin with `prefix`, both of ASCII. The browser's own hashes a text at a
 * time and answers later, which takes ten times as long for millions of short ones.
 * @returns a function from the rest of a text to the eight 32-bit words of its hash
 */
export function sha256Of(prefix: string): (rest: string) => Uint32Array {
  const bytes = new TextEncoder().encode(prefix);
  const whole = bytes.length - (bytes.length % BLOCK);
  const view = new DataView(bytes.buffer);
  let middle: Uint32Array = START;
  for (let at = 0; at < whole; at += BLOCK) middle = absorb(middle, view, at);
  const begun = bytes.subarray(whole);
  return (rest) => {
    const used = begun.length + rest.length;
    const tail = new Uint8Array(BLOCK * Math.ceil((used + 9) / BLOCK));
    tail.set(begun);
    for (let index = 0; index < rest.length; index += 1) {
      tail[begun.length + index] = rest.charCodeAt(index);
    }
    tail[used] = 0x80;
    const blocks = new DataView(tail.buffer);
    blocks.setUint32(tail.length - 4, (bytes.length + rest.length) * 8);
    let state = middle;
    for (let at = 0; at < tail.length; at += BLOCK) state = absorb(state, blocks, at);
    return state;
  };
}
