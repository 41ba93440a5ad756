import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import NotFoundPage from '#web/pages/public/NotFoundPage.tsx';
import { Root } from './Root.tsx';
import { RouteError } from './RouteError.tsx';

/**
 * What stands where no route matches or the layout itself broke. No route matches an address with a line
 * separator, not even the one for all others, because its pattern ends at a line.
 */
export function RootError() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <RouteError />;
  return (
    <Root>
      <NotFoundPage />
    </Root>
  );
}
