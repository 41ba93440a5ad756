import { describe, expect, it } from 'vitest';
import { claimViolations, paymentViolations, type CheckedPayment } from './paymentRules.ts';

const entry = (id: string, amount: number, reverses?: string): CheckedPayment => ({
  id,
  amount,
  ...(reverses !== undefined && { reverses }),
});

describe('what is paid', () => {
  const wrongSum = (said: number, from: number | undefined, sum: number) => ({
    about: 'booking b',
    finding: `says that ${said} Rwf are paid, and its entries say ${sum}`,
    mend: { kind: 'count', owner: 'booking', id: 'b', name: 'paid', from, to: sum },
  });

  it.each([
    [undefined, []],
    [0, []],
    [350, [entry('p', 300), entry('q', 50)]],
    [0, [entry('p', 300), entry('q', -300)]],
  ])('is the sum of its entries: %j', (paid, payments) => {
    expect(paymentViolations({ id: 'b', paid }, payments)).toEqual([]);
  });

  it('is replaced by the sum', () => {
    expect(paymentViolations({ id: 'b' }, [entry('p', 300)])).toEqual([
      wrongSum(0, undefined, 300),
    ]);
    expect(paymentViolations({ id: 'b', paid: 1 }, [])).toEqual([wrongSum(1, 1, 0)]);
  });

  it('is not below zero', () => {
    const refunds = [entry('p', 5), entry('q', -6)];
    const below = { about: 'booking b', finding: 'was refunded 1 Rwf more than was paid' };
    expect(paymentViolations({ id: 'b', paid: -1 }, refunds)).toEqual([below]);
    expect(paymentViolations({ id: 'b', paid: 0 }, refunds)).toEqual([wrongSum(0, 0, -1), below]);
  });
});

describe('a reversal', () => {
  const check = (...payments: CheckedPayment[]) =>
    paymentViolations(
      { id: 'b', paid: payments.reduce((sum, { amount }) => sum + amount, 0) },
      payments,
    );
  const wrong = (id: string) => ({
    about: 'booking b',
    finding: `has the reversal ${id}, which does not equal what it reverses`,
  });

  it('makes up for its entry, a payment or a refund', () => {
    expect(check(entry('p', 50), entry('r-p', -50, 'p'))).toEqual([]);
    expect(check(entry('p', 70), entry('q', -50), entry('r-q', 50, 'q'))).toEqual([]);
  });

  it.each([
    [entry('r-p', -49, 'p')],
    [entry('r-p', 50, 'p')],
    [entry('r-x', -50, 'x')],
    [entry('r-x', -50, 'p')],
    [entry('r-p', -50, 'q')],
  ])('is wrong where it is of another amount or of another entry: %j', (reversal) => {
    expect(check(entry('p', 50), entry('q', 80), reversal)).toEqual([wrong(reversal.id)]);
  });

  it('is named each for itself', () => {
    expect(check(entry('p', 50), entry('r-x', 1, 'x'), entry('r-y', 2, 'y'))).toEqual([
      wrong('r-x'),
      wrong('r-y'),
    ]);
  });
});

describe('a claim', () => {
  const claims = [
    { id: 'c', state: 'claimed', gsi1pk: 'CLAIMS/0' },
    { id: 'c2', state: 'claimed', gsi1pk: 'CLAIMS/0' },
    { id: 'd', state: 'declined' },
    { id: 'p', state: 'confirmed' },
    { id: 'q', state: 'confirmed' },
  ] as const;
  const [one, two, declined, paid, unpaid] = claims;

  it('is named by its booking while it waits', () => {
    expect(claimViolations({ id: 'b' }, [declined], [])).toEqual([]);
    expect(claimViolations({ id: 'b', claimId: 'c' }, [declined, one], [])).toEqual([]);
    const about = 'booking b';
    expect(claimViolations({ id: 'b' }, [one], [])).toEqual([
      { about, finding: 'names the claim none, and c waits' },
    ]);
    expect(claimViolations({ id: 'b', claimId: 'c' }, [two], [])).toEqual([
      { about, finding: 'names the claim c, and c2 waits' },
    ]);
    expect(claimViolations({ id: 'b', claimId: 'c' }, [one, two], [])).toEqual([
      { about, finding: 'names the claim c, and c, c2 waits' },
    ]);
    expect(claimViolations({ id: 'b', claimId: 'd' }, [declined], [])).toEqual([
      { about, finding: 'names the claim d, and none waits' },
    ]);
  });

  it('is listed while it waits, and only then', () => {
    const about = 'booking b';
    expect(claimViolations({ id: 'b', claimId: 'c' }, [{ id: 'c', state: 'claimed' }], [])).toEqual(
      [{ about, finding: 'has the claim c, which is claimed and not listed' }],
    );
    expect(claimViolations({ id: 'b' }, [{ ...declined, gsi1pk: 'CLAIMS/0' }], [])).toEqual([
      { about, finding: 'has the claim d, which is declined and listed' },
    ]);
  });

  it('has its payment once it is confirmed, and only then', () => {
    expect(
      claimViolations({ id: 'b' }, [paid, unpaid, declined], [{ id: 'p' }, { id: 'x' }]),
    ).toEqual([{ about: 'booking b', finding: 'has the confirmed claim q without its payment' }]);
    expect(claimViolations({ id: 'b' }, [paid], [{ id: 'p' }])).toEqual([]);
  });
});
