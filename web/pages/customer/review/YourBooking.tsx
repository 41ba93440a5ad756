import type { ReactNode } from 'react';

/** The success page without a booking to show, or before it is fetched. */
export const YourBooking = ({ children }: { children: ReactNode }) => (
  <>
    <h1>Your booking</h1>
    {children}
  </>
);
