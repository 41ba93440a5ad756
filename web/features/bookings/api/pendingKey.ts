const STORAGE = 'bookingKey';

interface PendingKey {
  key: string;
  /** The booking the key was made for: another booking needs another key. */
  body: string;
}

function readPending(): PendingKey | undefined {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(STORAGE) ?? 'null');
    return saved as PendingKey | undefined;
  } catch {
    return undefined;
  }
}

function write(pending: PendingKey | undefined): void {
  try {
    if (pending) sessionStorage.setItem(STORAGE, JSON.stringify(pending));
    else sessionStorage.removeItem(STORAGE);
  } catch {
    // Without storage a retry has another key; the calendar still prevents a double booking.
  }
}

/**
 * The Idempotency-Key of a booking. It outlives a lost answer and a reload, so that the second try
 * of the same booking is recognised; `repeated` is set for such a second try.
 */
export function keyFor(booking: object): { key: string; repeated: boolean } {
  const body = JSON.stringify(booking);
  const pending = readPending();
  if (pending?.body === body) return { key: pending.key, repeated: true };
  const key = crypto.randomUUID();
  write({ key, body });
  return { key, repeated: false };
}

/** After a reload the rule of cancelling is read only once the confirmation stands, which this decides about. */
const withoutRule = (name: string, value: unknown): unknown =>
  name === 'cancellation' ? undefined : value;

/** Whether a booking, under any rule, was sent before without an answer: it may itself have taken its days. */
export const isWaiting = (booking: object): boolean =>
  JSON.stringify(JSON.parse(readPending()?.body ?? 'null'), withoutRule) ===
  JSON.stringify(booking, withoutRule);

/** Deletes the key after the server has accepted or refused the booking. */
export const forgetKey = (): void => write(undefined);
