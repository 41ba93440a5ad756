import type { ReactNode } from 'react';
import { useTitle } from '#web/features/notifications/components/PageMeta.tsx';

/** The success page without a booking to show, or before it is fetched. */
export function YourBooking({ children }: { children: ReactNode }) {
  const title = 'Your booking';
  useTitle(title);
  return (
    <>
      <h1>{title}</h1>
      {children}
    </>
  );
}
