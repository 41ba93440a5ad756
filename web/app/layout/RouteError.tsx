import { useEffect } from 'react';
import { isUnfetched } from '#web/lib/unfetched.ts';
import { Button } from '#web/ui/Button.tsx';
import { PageMessage } from '#web/ui/PageMessage.tsx';

/** Shown in place of a page that broke or whose code could not be fetched. Header and footer stay. */
export function RouteError({ error }: { error: unknown }) {
  useEffect(() => console.error(error), [error]);
  const text = isUnfetched(error)
    ? 'It could not be fetched. Please check your internet connection and try again.'
    : 'Something went wrong on our side. Loading the page again usually helps.';
  return (
    <PageMessage title="This page could not be shown">
      <p>{text}</p>
      <Button onClick={() => window.location.reload()}>Load again</Button>
    </PageMessage>
  );
}
