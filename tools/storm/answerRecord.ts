import { setTimeout as pause } from 'node:timers/promises';
import type { Booking, BookingChange } from '#shared/booking.ts';
import type { Payment } from '#shared/payment.ts';
import { ask, NO_ANSWER, type ProductAnswer, type Asked } from './ask.ts';

/** How long somebody waits before they ask again, in ms. */
const BUSY_MS = 200;
const UNREACHED_MS = 1_000;

type Placed = Pick<Booking, 'coldRoomId' | 'startDate' | 'endDate'>;

/** A change of days or room in words. */
export const movedTo = ({ coldRoomId, startDate, endDate }: Placed): string =>
  `moved to the room ${coldRoomId} from ${startDate} to ${endDate}`;

/** What was done to a booking: its new status in a word, or where it was moved. */
export const actOf = ({ to, moved }: Pick<BookingChange, 'to' | 'moved'>): string =>
  moved ? movedTo(moved.to) : to;

/** What an answer about a booking lacks of what was answered as done to it before; undefined where it lacks nothing. */
export function missingIn(
  { status, body }: ProductAnswer,
  acts: readonly string[],
): string | undefined {
  if (status !== 200) return `was promised; asked for it, the product answers ${status}`;
  const done = (body as { history: BookingChange[] }).history.map(actOf);
  const missing = acts.filter((act) => !done.includes(act));
  return missing.length === 0
    ? undefined
    : `was answered as ${missing.join(' and as ')}, but its history is not`;
}

/** What a customer asked for with a key, and the booking that they were answered. */
export interface Promised {
  token: string;
  key: string;
  request: object;
  booking: Booking;
  /** What was answered as done to it since, in the words of `actOf`. Others may have been done without an answer. */
  acts: string[];
  /** When the last answer came, as ISO text. */
  answered: string;
}

/** What the product answered to all who used it. */
export class AnswerRecord {
  readonly promised: Promised[] = [];
  /** Payments that were recorded, each with its request. */
  readonly payments: { asked: Asked; payment: Payment }[] = [];
  /** Closures that were made. */
  readonly closures: string[] = [];
  /** Texts of messages that were taken. */
  readonly messages: string[] = [];
  /** What was answered as done and, asked for at once, was not there: one line each. */
  readonly missing: string[] = [];
  requests = 0;
  /** How many requests got no answer, or one of 5xx. */
  unanswered = 0;
  /** How many requests were refused, most of them because others had the days. */
  refused = 0;

  get line(): string {
    const { promised, payments, closures, messages, refused, unanswered, requests } = this;
    const acts = promised.reduce((sum, one) => sum + one.acts.length, 0);
    return `${requests} requests: ${promised.length} bookings and ${acts} changes of them, ${payments.length} payments, ${closures.length} closures and ${messages.length} messages answered, ${refused} refused, ${unanswered} without an answer`;
  }

  /** Notes that something was done to a booking. */
  act(one: Promised, act: string): void {
    one.acts.push(act);
    one.answered = new Date().toISOString();
  }
}

/** Where the product is at present, for all who use it, until they are to stop. */
export class ProductDoor {
  readonly record = new AnswerRecord();
  url: string;
  stopped = false;

  constructor(url: string) {
    this.url = url;
  }

  /** Sends a request and counts its answer. After one of 5xx it waits, as the site does, and longer where nothing answers. */
  async ask(asked: Asked): Promise<ProductAnswer> {
    const answer = await ask(this.url, asked);
    this.record.requests += 1;
    if (answer.status >= 500) {
      this.record.unanswered += 1;
      await pause(answer.status === NO_ANSWER ? UNREACHED_MS : BUSY_MS);
    } else if (answer.status >= 400) this.record.refused += 1;
    return answer;
  }

  /**
   * Sends a request with a key until it is answered, or all stop: it is done once.
   * @returns undefined where it was not done, or nobody knows
   */
  async askUntilAnswered(asked: Asked): Promise<unknown> {
    while (!this.stopped) {
      const { status, body } = await this.ask(asked);
      if (status < 400) return body;
      if (status < 500 && status !== 429) return undefined;
    }
    return undefined;
  }
}

/** One of a list, by chance. */
export function oneOf<T>(list: readonly T[]): T {
  const one = list[Math.floor(Math.random() * list.length)];
  if (one === undefined) throw new Error('There is nothing to choose from');
  return one;
}
