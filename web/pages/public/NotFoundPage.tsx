import { useTitle } from '#web/features/notifications/components/PageMeta.tsx';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { PageMessage } from '#web/ui/PageMessage.tsx';

export default function NotFoundPage() {
  useTitle('Page not found');
  return (
    <PageMessage title="There is nothing at this address">
      <p>This link is not right, or the page has moved.</p>
      <ButtonLink to={paths.search.path}>See all rooms</ButtonLink>
    </PageMessage>
  );
}
