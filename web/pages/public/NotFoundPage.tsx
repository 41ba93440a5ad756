import { ButtonLink } from '#web/ui/Button.tsx';
import { paths } from '#web/lib/paths.ts';
import { Message } from '#web/ui/Message.tsx';
import { useTitle } from '#web/features/notifications/components/PageMeta.tsx';

export default function NotFoundPage() {
  useTitle('Page not found');
  return (
    <Message title="There is nothing at this address">
      <p>The page may have moved, or the link has a slip in it.</p>
      <ButtonLink to={paths.search.path}>See all rooms</ButtonLink>
    </Message>
  );
}
