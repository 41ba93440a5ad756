import type { ReactNode } from 'react';

/** The success page where it has no booking to show, or not yet. */
export const YourBooking = ({ children }: { children: ReactNode }) => (
  <>
    <h1>Your booking</h1>
    {children}
  </>
);
