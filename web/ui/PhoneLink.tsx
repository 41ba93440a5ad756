import { formatPhone } from '#web/lib/format.ts';

/** A telephone number that can be called; a dash where it is not known. */
export const PhoneLink = ({ number }: { number: string | undefined }) =>
  number ? (
    <a href={`tel:${number}`} className="phone-number">
      {formatPhone(number)}
    </a>
  ) : (
    <span className="muted">–</span>
  );
