import { afterEach, expect, test, vi } from 'vitest';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { saveToken } from '#web/lib/session.ts';
import {
  answer,
  refuse,
  stubBrowser,
  tokenOf,
  type SentRequest,
} from '#web/lib/testing/browser.ts';
import { keptOfMe } from './keptOfMe.ts';

afterEach(() => vi.unstubAllGlobals());

const profile = {
  userId: 'u',
  email: 'keza@example.com',
  firstName: 'Keza',
  lastName: 'Uwase',
  phoneNumber: '+250788123456',
  role: 'user',
  createdAt: '2027-01-01T00:00:00.000Z',
  mailsOff: ['answers'],
};
const booking = bookingOf({ id: 'b', userId: 'u' });
const request = {
  at: '2027-03-02T08:00:00.000Z',
  startDate: '2027-03-14',
  endDate: '2027-03-15',
  totalPrice: 2,
  words: 'Our truck is late.',
};
const [waiting, declined] = [
  { ...request, state: 'waiting' },
  { ...request, state: 'declined', reasonText: 'Those days are taken.' },
];
const another = { ...request, at: '2027-03-04T08:00:00.000Z', state: 'waiting' };
const step = { from: 'approved', to: 'approved' };
const history = [
  { at: '2027-03-01T08:00:00.000Z', to: 'pending', by: 'customer' },
  { ...step, at: waiting.at, by: 'customer', asked: waiting },
  { ...step, at: '2027-03-03T08:00:00.000Z', by: 'admin', asked: declined },
  { ...step, at: another.at, by: 'customer', asked: another },
];

const money = {
  payments: [],
  invoices: [],
  claims: [
    {
      id: 'c',
      bookingId: 'b',
      coldRoomName: 'Room',
      userId: 'u',
      userName: 'Keza Uwase',
      startDate: '2027-03-12',
      endDate: '2027-03-13',
      amount: 1,
      way: 'bank',
      reference: 'T-1',
      at: '2027-03-02T08:00:00.000Z',
      state: 'claimed',
    },
  ],
};
const written = {
  notes: [{ at: '2027-03-02T08:00:00.000Z', text: 'Calls in the morning.' }],
  messages: [
    {
      id: 'm',
      kind: 'contact',
      createdAt: '2027-03-01T08:00:00.000Z',
      names: 'Keza Uwase',
      email: 'keza@example.com',
      questions: 'Is there room?',
      subscribeNews: false,
    },
  ],
};

const backend = ({ url }: SentRequest) => {
  if (url.includes('/account/written')) return answer(200, written);
  if (url.includes('/account/calendar')) return answer(200, { since: '2027-02-01T08:00:00.000Z' });
  if (url.includes('/account')) return answer(200, profile);
  if (url.includes('/book/list')) return answer(200, [booking]);
  if (url.includes('/payments')) return answer(200, { due: 1, paid: 0, rest: 1, ...money });
  if (url.includes('/book/b')) return answer(200, { ...booking, history });
  return answer(200, []);
};

function arrive(respond: typeof backend) {
  stubBrowser(respond);
  saveToken(tokenOf({ userId: 'u', exp: 4_000_000_000 }));
}

test('profile, choices, bookings with history, change requests and money, notifications and what was written are saved together', async () => {
  arrive(backend);
  expect(await keptOfMe(Date.parse('2027-03-10T08:00:00Z'))).toEqual({
    savedAt: '2027-03-10T08:00:00.000Z',
    profile,
    bookings: [{ ...booking, history, changeRequests: [declined, another], ...money }],
    notifications: [],
    ...written,
    calendar: { since: '2027-02-01T08:00:00.000Z' },
  });
});

test('half of it is not answered as if it were all', async () => {
  arrive((request) =>
    request.url.includes('/book/b') ? refuse('bookingNotFound') : backend(request),
  );
  await expect(keptOfMe(0)).rejects.toMatchObject({ failure: { code: 'bookingNotFound' } });
});
