/** A telephone number that can be called; a dash where it is not known. */
export const PhoneLink = ({ number }: { number: string | undefined }) =>
  number ? (
    <a href={`tel:${number}`} className="whole">
      {number}
    </a>
  ) : (
    <span className="muted">–</span>
  );
