import { ButtonLink } from '#web/components/Button.tsx';
import { paths } from '../paths.ts';
import { Message } from './Message.tsx';
import { useTitle } from './PageMeta.tsx';

export default function NotFoundPage() {
  useTitle('Page not found');
  return (
    <Message title="There is nothing at this address">
      <p>The page may have moved, or the link has a slip in it.</p>
      <ButtonLink to={paths.search.path}>See all rooms</ButtonLink>
    </Message>
  );
}
