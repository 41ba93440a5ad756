import type { ComponentProps } from 'react';

/** The house with its trucks, smaller for phones. */
export const AboutPicture = (
  props: Pick<ComponentProps<'img'>, 'className' | 'loading' | 'fetchPriority'>,
) => (
  <picture>
    <source media="(width <= 48rem)" srcSet="/art/about-800.webp" />
    <img src="/art/about.webp" alt="" width="1200" height="900" {...props} />
  </picture>
);
