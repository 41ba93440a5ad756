/** A booking number, which is never broken into two lines. */
export const BookingNumber = ({ number }: { number: string }) => (
  <span className="one-line">
    <span className="visually-hidden">Booking number </span>
    {number}
  </span>
);
