import type { ComponentProps } from 'react';
import { parsePath, useHref, useLinkClickHandler, type To } from 'react-router-dom';
import { useWish } from '#web/lib/hooks/useWish.ts';
import { carriedQuery } from '#web/lib/wish.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  /** State of the navigation, which the next page reads. */
  state?: unknown;
  /** Whether the next page is told what is looked for, in its address. @default false */
  carries?: boolean;
}

/**
 * A link to a page of the site. The router's own `Link` can also fetch the data of pages ahead, which brings
 * its forms, fetchers and views of errors into the first script; nothing here uses them.
 */
export const Link = ({ carries = false, ...link }: LinkProps) =>
  carries ? <CarryingLink {...link} /> : <PlainLink {...link} />;

/** Apart from the plain link, which is not drawn anew where what is looked for changes. */
function CarryingLink({ to, ...link }: LinkProps) {
  const { search = '', ...place } = typeof to === 'string' ? parsePath(to) : to;
  return <PlainLink {...link} to={{ ...place, search: carriedQuery(search, useWish()) }} />;
}

function PlainLink({ to, state, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler(to, {
    state,
    ...(rest.target !== undefined && { target: rest.target }),
  });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
