/** An address that somebody typed: a link where it leads to the web, a text where it is anything else. */
export const Website = ({ address }: { address: string }) =>
  /^https?:\/\//i.test(address) ? (
    <a href={address} target="_blank" rel="noreferrer nofollow">
      {address}
    </a>
  ) : (
    <span>{address}</span>
  );
