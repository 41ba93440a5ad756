import { randomUUID } from 'node:crypto';
import { onePixel } from '#functions/testing/pictures.ts';
import { Problem } from '#infra/build/problem.ts';
import { apiCaller, type Call } from '#local/apiCaller.ts';
import type { SmokePerson } from './arguments.ts';
import { answerOf, pingSocket } from './requests.ts';

/** What the steps share, and what an earlier one has found for a later one. */
export interface Tried {
  /** Origin of the site, `https://…`. */
  origin: string;
  /** Who signs in. @default - a new customer */
  person: SmokePerson | undefined;
  token?: string;
  email?: string;
}

/** A step: its name, and what it does. It returns what to print, and throws what is wrong. */
export interface SmokeStep {
  name: string;
  run: (tried: Tried) => Promise<string>;
}

/** An address of SES's mailbox simulator, which takes every e-mail: another would bounce, or be refused. */
const mailboxOf = (label: string): string => `success+${label}@simulator.amazonses.com`;

const callerOf = ({ origin }: Tried): Call => apiCaller(`${origin}/backend`);

function tokenOf({ token }: Tried): string {
  if (token) return token;
  throw new Problem('nobody is signed in, because an earlier step failed');
}

async function page({ origin }: Tried): Promise<string> {
  const { headers, text } = await answerOf(`${origin}/`);
  if (!text.includes('<div id="root">')) throw new Problem('the answer is not the site’s page');
  if (!headers.get('content-security-policy')) throw new Problem('it has no security policy');
  return 'the first page, with its security headers';
}

async function picture(tried: Tried): Promise<string> {
  const rooms = (await callerOf(tried)('rooms.list')) as unknown as { image?: string }[];
  const image = rooms.find((room) => room.image)?.image;
  if (image === undefined) return `${rooms.length} rooms, none of which has a picture`;
  const { headers } = await answerOf(new URL(image, tried.origin).href);
  const type = headers.get('content-type') ?? '';
  if (!type.startsWith('image/')) throw new Problem(`${image} came as ${type}`);
  return `${rooms.length} rooms, and the picture of one`;
}

async function signIn(tried: Tried): Promise<string> {
  const call = callerOf(tried);
  const known = tried.person;
  const made = {
    email: mailboxOf(`smoke-${randomUUID()}`),
    password: randomUUID(),
    firstName: 'Smoke',
    lastName: 'Test',
    phoneNumber: '+250788123456',
  };
  const { token } = known
    ? await call('auth.login', { body: { ...known } })
    : await call('auth.register', { body: made });
  Object.assign(tried, { token, email: (known ?? made).email });
  return known ? `as ${known.email}` : `as a new customer, ${made.email}`;
}

async function authorised(tried: Tried): Promise<string> {
  const token = tokenOf(tried);
  const { email } = await callerOf(tried)('account.get', { token });
  if (email !== tried.email) throw new Problem(`the account is ${String(email)}`);
  const { status } = await fetch(`${tried.origin}/backend/account`);
  if (status !== 401) throw new Problem(`without a token, the answer is ${status}`);
  return 'the account with its token, and 401 without';
}

/** An upload that a gateway has decoded as text would come back with other bytes. */
async function upload(tried: Tried): Promise<string> {
  const [call, token] = [callerOf(tried), tokenOf(tried)];
  const { email, profileImage: present } = await call('account.get', { token });
  if (present) {
    return `not tried, because ${String(email)} has a picture, which it would replace`;
  }
  const form = new FormData();
  form.set('image', new Blob([onePixel.png]), 'smoke.png');
  const { profileImage } = await call('account.update', { token, body: form });
  const { bytes } = await answerOf(new URL(String(profileImage), tried.origin).href);
  if (Buffer.compare(bytes, onePixel.png) !== 0) throw new Problem('other bytes came back');
  const removal = new FormData();
  removal.set('removeImage', 'true');
  await call('account.update', { token, body: removal });
  return 'a picture, and the same bytes back';
}

async function socket(tried: Tried): Promise<string> {
  const { text } = await answerOf(`${tried.origin}/config.json`);
  const { socketUrl } = JSON.parse(text) as { socketUrl: string };
  const answer = await pingSocket(
    `${socketUrl}?${new URLSearchParams({ token: tokenOf(tried) }).toString()}`,
  );
  if (answer !== 'pong') throw new Problem(`it answered ${answer}`);
  return 'opened, asked and answered';
}

async function message(tried: Tried): Promise<string> {
  await callerOf(tried)('contact.submitQuery', {
    body: {
      names: 'Smoke Test',
      email: tried.email ?? mailboxOf('smoke'),
      questions: 'This is the test after a deployment: mark it as handled.',
      acceptPrivacyPolicy: true,
    },
  });
  return 'a message, which admins now see: mark it as handled';
}

/** The steps, in order. */
export const smokeSteps: SmokeStep[] = [
  { name: 'page', run: page },
  { name: 'picture', run: picture },
  { name: 'sign in', run: signIn },
  { name: 'authorised request', run: authorised },
  { name: 'upload', run: upload },
  { name: 'socket', run: socket },
  { name: 'message', run: message },
];
