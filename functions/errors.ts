import { messages, refusals } from '#shared/messages.ts';
import type { BookingStatus } from '#shared/transitions.ts';

export type RefusalKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'tooLarge'
  | 'wrongMediaType'
  | 'tooMany'
  | 'busy';

interface RefusalDetails {
  /** The input field at fault. */
  field?: string | undefined;
  /** Seconds after which it is worth trying again. */
  retryAfter?: number;
}

/** A request that is answered with a reason; `http/answer.ts` gives each kind its status. */
export class Refusal extends Error {
  readonly kind: RefusalKind;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(kind: RefusalKind, message: string, { field, retryAfter }: RefusalDetails = {}) {
    super(message);
    this.name = new.target.name;
    this.kind = kind;
    this.field = field;
    this.retryAfter = retryAfter;
  }
}

/** Input that the contract or a rule turns away. */
export class InvalidInput extends Refusal {
  constructor(message: string, field?: string) {
    super('invalid', message, { field });
  }
}

export class NoToken extends Refusal {
  constructor() {
    super('unauthenticated', messages.noTokenProvided);
  }
}

export class TokenExpired extends Refusal {
  constructor() {
    super('unauthenticated', messages.tokenExpired);
  }
}

export class InvalidToken extends Refusal {
  constructor() {
    super('unauthenticated', messages.invalidToken);
  }
}

export class InvalidCredentials extends Refusal {
  constructor() {
    super('unauthenticated', messages.invalidCredentials);
  }
}

export class AdminOnly extends Refusal {
  constructor() {
    super('forbidden', refusals.adminOnly);
  }
}

/** Somebody signed in with a one-time password: it opens the choice of a new one, and nothing else. */
export class PasswordToChoose extends Refusal {
  constructor() {
    super('forbidden', refusals.oneTimePassword);
  }
}

export class RoomNotFound extends Refusal {
  constructor() {
    super('missing', refusals.roomNotFound);
  }
}

/** No such booking, or somebody else's: the caller is not told which. */
export class BookingNotFound extends Refusal {
  constructor() {
    super('missing', refusals.bookingNotFound);
  }
}

export class MessageNotFound extends Refusal {
  constructor() {
    super('missing', refusals.messageNotFound);
  }
}

/** What a booking that no longer is, or will be, should store. */
export class BookingEnded extends Refusal {
  constructor() {
    super('conflict', refusals.bookingEnded);
  }
}

/** A rating of a stay that has not ended, or never came to be. */
export class NotCompleted extends Refusal {
  constructor() {
    super('conflict', refusals.notCompleted);
  }
}

export class EmailTaken extends Refusal {
  constructor() {
    super('conflict', refusals.emailTaken, { field: 'email' });
  }
}

export class DaysTaken extends Refusal {
  constructor() {
    super('conflict', messages.notAvailable);
  }
}

export class RoomUnavailable extends Refusal {
  constructor() {
    super('conflict', refusals.roomUnavailable);
  }
}

export class PriceChanged extends Refusal {
  constructor() {
    super('conflict', refusals.priceChanged, { field: 'totalPrice' });
  }
}

export class TooManyPending extends Refusal {
  constructor() {
    super('conflict', refusals.tooManyPending);
  }
}

export class KeyReused extends Refusal {
  constructor() {
    super('conflict', refusals.keyReused);
  }
}

export class RoomHasBookings extends Refusal {
  constructor() {
    super('conflict', refusals.roomHasBookings);
  }
}

export class StaleRoom extends Refusal {
  constructor() {
    super('conflict', refusals.staleRoom, { field: 'version' });
  }
}

/** A change of status that the table of transitions, or the day, does not allow. */
export class TransitionRefused extends Refusal {
  constructor(from: BookingStatus, to: BookingStatus, tooLate = false) {
    super(
      'conflict',
      tooLate
        ? `It is too late for this ${from} booking to become ${to}.`
        : `A booking that is ${from} cannot become ${to}.`,
    );
  }
}

/** The database is contended: nothing was written, and trying again is safe. */
export class Busy extends Refusal {
  constructor() {
    super('busy', refusals.busy, { retryAfter: 1 });
  }
}

export class TooManyAttempts extends Refusal {
  constructor(retryAfter: number) {
    super('tooMany', refusals.tooManyAttempts, { retryAfter });
  }
}
