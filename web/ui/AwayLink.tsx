import type { ComponentProps } from 'react';
import { buttonClass } from './Button.tsx';

type Props = Parameters<typeof buttonClass>[0] & Omit<ComponentProps<'a'>, 'target' | 'rel'>;

/** A link to another site that looks like a button; it opens beside this one. */
export const AwayLink = ({ look, size, wide, className, ...rest }: Props) => (
  <a
    {...rest}
    target="_blank"
    rel="noreferrer"
    className={buttonClass({ look, size, wide }, className)}
  />
);
