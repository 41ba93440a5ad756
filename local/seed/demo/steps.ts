import type { ClosureReason } from '#shared/closure.ts';
import type { PaymentWay } from '#shared/paymentWays.ts';

/** A booking of the demonstration. Days are counted from today. */
export interface DemoStay {
  /** What the other steps name the booking by. */
  name: string;
  roomId: string;
  /** The number of the guest; undefined for the customer who can sign in. */
  guest: number | undefined;
  from: number;
  to: number;
  productType: string;
  /** In kg. */
  weight: number;
}

/** What somebody does. */
export type Act =
  | { kind: 'ask'; stay: DemoStay }
  | { kind: 'approve' | 'reject' | 'cancel' | 'checkIn' | 'checkOut'; stay: DemoStay }
  /** The customer asks for other days of what is approved. */
  | { kind: 'askChange'; stay: DemoStay; to: number; words: string }
  /** Pays a share of what is left to pay. */
  | { kind: 'pay'; stay: DemoStay; share: number; way: PaymentWay; reference: string | undefined }
  | { kind: 'close'; roomId: string; from: number; to: number; reason: ClosureReason }
  /** Ends what has ended by then, as the schedule does each hour. */
  | { kind: 'settle' };

/** An act on a day, counted from today, at an hour in Kigali. */
export type Step = Act & { day: number; hour: number };

/** Steps in the order of time. */
export const inTime = (steps: Step[]): Step[] =>
  steps.toSorted((a, b) => a.day - b.day || a.hour - b.hour);
