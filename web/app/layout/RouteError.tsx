import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Button } from '#web/components/Button.tsx';
import { Message } from './Message.tsx';

/** What stands where a page broke; the rest of the site stays as it is. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <Message title="This page could not be shown">
      <p>Something went wrong on our side. Loading the page again usually helps.</p>
      <Button onClick={() => window.location.reload()}>Load again</Button>
    </Message>
  );
}
