import { appendFile, renameSync, statSync } from 'node:fs';

/** Largest size of a log, in bytes. With the one before it, a log takes at most twice as much. */
const LARGEST = 10 * 1024 * 1024;

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

interface RotatingLogOptions {
  /** In bytes. @default 10 MB */
  largest?: number;
  /** Called if a line could not be written, for example because the disk is full. */
  onError: (error: Error) => void;
}

/**
 * A log of bounded size: when the file is full, it becomes `<file>.1` in place of the one before. What is written while the
 * file is being written to is appended together afterwards, so that many lines take few calls of the system.
 */
export class RotatingLog {
  readonly #file: string;
  readonly #options: RotatingLogOptions;
  #size: number;
  #waiting = '';
  #isWriting = false;

  constructor(file: string, options: RotatingLogOptions) {
    this.#file = file;
    this.#options = options;
    this.#size = sizeOf(file);
  }

  /** Appends text. A failure is reported and does not throw, because the product goes on without a log. */
  write(text: string): void {
    this.#waiting += text;
    if (!this.#isWriting) this.#append();
  }

  #append(): void {
    const { largest = LARGEST, onError } = this.#options;
    const text = this.#waiting;
    const bytes = Buffer.byteLength(text);
    if (this.#size > 0 && this.#size + bytes > largest) this.#rotate();
    this.#size += bytes;
    this.#waiting = '';
    this.#isWriting = true;
    appendFile(this.#file, text, (error) => {
      this.#isWriting = false;
      if (error) onError(error);
      if (this.#waiting) this.#append();
    });
  }

  #rotate(): void {
    try {
      renameSync(this.#file, `${this.#file}.1`);
      this.#size = 0;
    } catch {
      // Nothing may have been written yet; the next text tries again.
    }
  }
}
