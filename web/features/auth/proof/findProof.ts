import { sha256Of } from './sha256.ts';

/** What the server asks for: its own text, and how many leading zero bits a hash of it and a nonce needs. */
export interface Challenge {
  challenge: string;
  /** At most 32. */
  difficulty: number;
}

/** The proof that solves a challenge, `challenge:nonce`. Each bit of difficulty doubles the work. */
export function findProof({ challenge, difficulty }: Challenge): string {
  const hash = sha256Of(`${challenge}:`);
  for (let nonce = 0; ; nonce += 1) {
    const [first = 0] = hash(String(nonce));
    if (Math.clz32(first) >= difficulty) return `${challenge}:${nonce}`;
  }
}
