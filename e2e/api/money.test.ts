import { api } from '#shared/api.ts';
import { expectRefusal } from '../support/backend.ts';
import { expect, test } from '../support/test.ts';

test('a deposit, a claimed payment and a reversal come to what is paid, each with a receipt that is true', async ({
  backend,
  rooms,
  bookings,
  customer,
  admin,
}) => {
  const { id } = await bookings.create(customer, await rooms.create({ price: '5000' }), 5, 6);
  await bookings.move(id, 'approved');
  const [mine, staff] = [customer.token, admin.token];
  const deposit = await backend.ok(api.payments.record, {
    path: { id },
    json: { kind: 'deposit', amount: 2_000, way: 'cash' },
    token: staff,
  });
  const claim = await backend.ok(api.payments.claim, {
    path: { id },
    json: { amount: 3_000, way: 'mobileMoney', reference: 'MP-7788' },
    token: mine,
  });
  const claimed = { id, claimId: claim.id };
  const confirmed = await backend.ok(api.payments.confirm, {
    path: claimed,
    json: {},
    token: staff,
  });
  const reversal = await backend.ok(api.payments.reverse, {
    path: { id, paymentId: deposit.id },
    json: {},
    token: staff,
  });
  const sums = { due: 10_000, paid: 3_000, rest: 7_000 };
  const ledger = await backend.ok(api.payments.list, { path: { id }, token: mine });
  expect(ledger).toMatchObject(sums);
  expect(ledger.payments.map(({ kind }) => kind)).toEqual(['deposit', 'payment', 'reversal']);
  const isTrue = ({ receipt }: typeof deposit) =>
    backend.ok(api.receipts.check, {
      path: { number: receipt?.number ?? '' },
      query: { code: receipt?.code ?? '' },
    });
  expect(await isTrue(confirmed)).toMatchObject({ kind: 'payment', amount: 3_000 });
  expect(await isTrue(deposit)).toMatchObject({ reversedBy: reversal.receipt?.number });
});

test('an invoice is issued once for what is due, is true, and its customer reads it', async ({
  backend,
  rooms,
  bookings,
  customer,
  admin,
}) => {
  const { id } = await bookings.create(customer, await rooms.create({ price: '5000' }), 5, 6);
  await bookings.move(id, 'approved');
  const issue = (token: string) =>
    backend.call(api.invoices.issue, { path: { id }, json: {}, token });
  expectRefusal(await issue(customer.token), 'staffOnly');
  const asked = { path: { id }, json: {}, token: admin.token };
  const invoice = await backend.ok(api.invoices.issue, asked);
  expect(invoice).toMatchObject({ due: 10_000, paid: 0, nth: 1 });
  expect(await backend.ok(api.invoices.issue, asked)).toEqual(invoice);
  const { number, code } = invoice;
  expect(await backend.ok(api.receipts.check, { path: { number }, query: { code } })).toMatchObject(
    { kind: 'invoice', amount: 10_000 },
  );
  const { invoices } = await backend.ok(api.payments.list, { path: { id }, token: customer.token });
  expect(invoices).toEqual([invoice]);
});
