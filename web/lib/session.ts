import { isStaff } from '#shared/access.ts';
import type { Claims } from '#shared/claims.ts';
import { todayInKigali, type Day } from '#shared/days.ts';
import { failures, type Failure } from './api/failure.ts';

const KEY = 'token';
/** By how many milliseconds the device's clock was ahead of the server's when the server last said its time. */
const AHEAD = 'ahead';
/** Tells other tabs, which hear of a removed token alone, that nobody has logged out. */
const ENDED = 'ended';
/** A clock that seems wrong by less is taken for right, because an answer takes a while on a slow line. */
const SLACK_MS = 60_000;

/** What the browser would not store: private windows of some forbid it. */
const unstored: Record<string, string | undefined> = {};

function read(key: string): string | undefined {
  try {
    return unstored[key] ?? localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(key: string, value: string | undefined): void {
  unstored[key] = undefined;
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    unstored[key] = value;
  }
}

const keepAhead = (ahead: number): void =>
  keep(AHEAD, Math.abs(ahead) > SLACK_MS ? String(ahead) : undefined);

/** The saved token; where the browser forbids storage, the one that was got since the page was opened. */
export const readToken = (): string | undefined => read(KEY);

/**
 * Saves the token, or removes it. Without storage the session lasts until the page is left.
 * @param ahead by how many milliseconds the device's clock is ahead of the server's
 * @param ended any text where the session ended by itself. @default the person leaves, or has signed in
 */
export function saveToken(token: string | undefined, ahead = 0, ended?: string): void {
  // Before the token, because other tabs read all of it when they hear of that.
  keepAhead(ahead);
  keep(ENDED, ended);
  keep(KEY, token);
  if (token || ended) personHere();
  else last = undefined;
}

/** Removes the token of a session that ended by itself: its person may come back. What fails after a logout changes nothing. */
export function removeEndedToken(): void {
  if (readToken()) saveToken(undefined, 0, '1');
}

/** Whether the last session ended by itself: it ran out, or the server ended it. */
export const hasEnded = (): boolean => read(ENDED) !== undefined;

/**
 * Takes the time from an answer, because the device's clock may be wrong, or be set right while somebody is signed in.
 * @param date the answer's header of this name
 * @param sent when it was asked for, by the device's clock (milliseconds)
 */
export function hearTime(date: string | undefined, sent: number): void {
  const now = Date.now();
  // What came long after it was asked for may have waited in a phone that slept.
  if (date && now - sent < SLACK_MS) keepAhead(now - Date.parse(date));
}

/** The server's time (milliseconds), as far as the site knows it: a clock that is ahead must not end a session early. */
export const serverNow = (): number => Date.now() - (Number(read(AHEAD)) || 0);

/** Today in Kigali by the server's time, by which the server judges the days that it is sent. */
export const serverToday = (): Day => todayInKigali(serverNow());

const isClaims = (value: unknown): value is Claims => {
  if (typeof value !== 'object' || value === null) return false;
  const claims = value as Partial<Record<keyof Claims, unknown>>;
  const texts = [claims.userId, claims.names, claims.email];
  return (
    texts.every((text) => typeof text === 'string') &&
    (claims.role === 'user' || isStaff(claims.role)) &&
    typeof claims.exp === 'number'
  );
};

function readPayload(token: string): unknown {
  try {
    const payload = token.split('.')[1] ?? '';
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder().decode(Uint8Array.from(bytes, (char) => char.charCodeAt(0)));
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The claims of a token. Its signature is not checked here; the server checks it. */
export function decodeToken(token: string): Claims | undefined {
  const claims = readPayload(token);
  return isClaims(claims) ? claims : undefined;
}

const savedPerson = () => decodeToken(readToken() ?? '')?.userId;

/** Whose session this page has known last. */
let last = savedPerson();

/**
 * The account of whoever sits before this page; undefined for a visitor. Whose session ends by itself while they type goes on
 * typing as the same person, until the page is loaded anew.
 */
export function personHere(): string | undefined {
  last = savedPerson() ?? last;
  return last;
}

/** The claims of a token that is valid at `now` (milliseconds), or the reason why it is not valid. */
export function sessionOf(
  token: string | undefined,
  now = serverNow(),
): Claims | { error: Failure } {
  if (!token) return { error: failures.noTokenFound };
  const claims = decodeToken(token);
  if (!claims) return { error: failures.invalidToken };
  return claims.exp * 1000 <= now ? { error: failures.tokenExpired } : claims;
}

/** Why a token cannot be used to book: it is missing, or it has no user id. */
export function bookerProblem(token: string | undefined): Failure | undefined {
  if (!token) return failures.noAuthenticationToken;
  const payload = readPayload(token) as { userId?: unknown } | null | undefined;
  return typeof payload?.userId === 'string' ? undefined : failures.noUserId;
}
