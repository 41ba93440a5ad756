import type { PaymentRequest } from '#functions/domain/decidePayment.ts';
import { readHouse } from '#functions/store/house/house.ts';
import { inDays } from '#functions/testing/people.ts';
import { issueInvoice } from '#functions/usecases/issueInvoice.ts';
import { claimPayment } from '#functions/usecases/paymentClaims.ts';
import { recordPayment } from '#functions/usecases/payments.ts';
import { monthOf } from '#shared/days.ts';
import type { RouteName } from '#shared/routes.ts';
import { keyed, signed, withJson, type Calls } from './call.ts';
import { someBooking } from './people.ts';
import type { World } from './world.ts';

const payment: PaymentRequest = {
  kind: 'payment',
  amount: 10_000,
  way: 'mobileMoney',
  reference: 'MP1234567',
};

const cashier = { userId: 'admin', names: 'Sample Admin' };

/** A booking with a payment. */
async function somePaid() {
  const { booking } = await someBooking();
  const { id, receipt } = await recordPayment(booking.id, payment, cashier);
  return { id: booking.id, paymentId: id, receipt };
}

const claim = { amount: 10_000, way: 'bank', reference: 'T1234567' } as const;

/** A booking whose customer says that it is paid. */
async function someClaimed() {
  const { booking } = await someBooking();
  const { id } = await claimPayment(booking.id, claim, booking.userId);
  return { id: booking.id, claimId: id };
}

export const paymentCalls = ({ booking, user, admin }: World) =>
  ({
    'payments.list': () => ({ ...user, path: { id: booking.id } }),
    'payments.record': [
      {
        call: async () => {
          const { booking: waiting } = await someBooking();
          return withJson(payment, { ...keyed(admin), path: { id: waiting.id } });
        },
      },
      {
        how: 'more than is left',
        status: 409,
        call: async () => {
          const { booking: waiting } = await someBooking();
          const tooMuch = { ...payment, amount: 10_000_000 };
          return withJson(tooMuch, { ...keyed(admin), path: { id: waiting.id } });
        },
      },
    ],
    'payments.reverse': async () => {
      const { id, paymentId } = await somePaid();
      return withJson({}, { ...admin, path: { id, paymentId } });
    },
    'payments.claim': async () => {
      const { booking: waiting, token } = await someBooking();
      return withJson(claim, { ...keyed(signed(token)), path: { id: waiting.id } });
    },
    'payments.confirm': async () => withJson({}, { ...admin, path: await someClaimed() }),
    'payments.decline': async () =>
      withJson({ reasonText: 'Nothing has come yet.' }, { ...admin, path: await someClaimed() }),
    'payments.month': () => ({ ...admin, query: { month: monthOf(inDays(0)) } }),
    'payments.owed': () => admin,
    'payments.figures': () => ({ ...admin, query: { month: monthOf(inDays(0)) } }),
    'invoices.issue': [
      {
        call: async () => {
          const { booking: asked } = await someBooking();
          return withJson({}, { ...admin, path: { id: asked.id } });
        },
      },
      {
        how: 'again',
        call: async () => {
          const { booking: asked } = await someBooking();
          await issueInvoice(asked.id, cashier);
          return withJson({}, { ...admin, path: { id: asked.id } });
        },
      },
    ],
    'receipts.check': [
      {
        call: async () => {
          const { number = '', code = '' } = (await somePaid()).receipt ?? {};
          return { path: { number }, query: { code } };
        },
      },
      {
        how: 'of an invoice',
        call: async () => {
          const { booking: asked } = await someBooking();
          const { number, code } = await issueInvoice(asked.id, cashier);
          return { path: { number }, query: { code } };
        },
      },
      {
        how: 'of another code',
        status: 404,
        call: async () => {
          const { number = '' } = (await somePaid()).receipt ?? {};
          return { path: { number }, query: { code: 'wrong' } };
        },
      },
    ],
    'house.contact': () => ({}),
    'house.get': () => user,
    'house.change': async () => {
      const { version } = await readHouse();
      return withJson({ merchantCode: '123456', merchantName: 'Sample house', version }, admin);
    },
  }) satisfies Partial<Record<RouteName, Calls>>;
