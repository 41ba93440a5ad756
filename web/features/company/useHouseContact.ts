import { useEffect, useState } from 'react';
import type { HouseContact } from '#shared/house.ts';
import { call } from '#web/lib/api/client.ts';
import { company } from '#web/lib/company.ts';

/**
 * Fetched without `useCall`: several parts of a page ask at once and share one request, and a failure is not told, because
 * the address of the build stands there then.
 */
let underWay: Promise<HouseContact> | undefined;

const ask = (): Promise<HouseContact> =>
  (underWay ??= call('house.contact', {}).finally(() => {
    underWay = undefined;
  }));

/** Asks anew from now on, whatever is under way. For tests, whose servers differ and may never answer. */
export const forgetHouseContact = (): void => {
  underWay = undefined;
};

/**
 * How everybody reaches the house: what admins have set, and until that is known, or where they have set no address, the
 * address that the site was built with.
 * @param isWanted whether it is about to be read: nobody waits for it, and so no page fetches it before
 */
export function useHouseContact(isWanted: boolean): HouseContact & { email: string } {
  const [contact, setContact] = useState<HouseContact>({});
  useEffect(() => {
    if (!isWanted) return;
    let left = false;
    ask().then(
      (known) => {
        if (!left) setContact(known);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [isWanted]);
  return { ...contact, email: contact.email ?? company.email };
}
