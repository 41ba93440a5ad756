import { VIEWER_HEADER } from '#functions/platform/http/address.ts';
import { CALENDAR } from '#shared/calendarPath.ts';
import { fileOfPage, prerenderedPages, SHELL } from '#shared/prerendered.ts';
import { ROOM_PAGE } from '#shared/roomPage.ts';
import { routes } from '#shared/routes.ts';
import { SEARCH_PAGE } from '#shared/searchPage.ts';
import { SITE_FILE } from '#shared/siteFiles.ts';

/**
 * Code of CloudFront functions, in CloudFront's own JavaScript runtime. It is text because CloudFront
 * takes text; the tests run the same text.
 */

const files = Object.fromEntries(prerenderedPages.map((page) => [page, fileOfPage(page)]));

/**
 * Maps a path that is no file to a page: to its own file if the page is prerendered, else to the empty
 * page, whose router renders the path in the browser, also one that no page has.
 */
export const rewritePages = `var files = ${JSON.stringify(files)};
var file = ${String(SITE_FILE)};
function handler(event) {
  var request = event.request;
  if (file.test(request.uri)) return request;
  var page = request.uri.replace(/\\/+$/, '') || '/';
  request.uri = files[page] || '${SHELL}';
  return request;
}
`;

/**
 * Rewrites the request for a room's page: the query becomes the room's id, if the path has one, and the
 * host, which the function needs for links in the page. The viewer's own query is dropped. The path
 * becomes that of the empty page, because the fallback origin, the site's bucket, gets the same path.
 */
export const askForRoom = `var page = ${String(ROOM_PAGE)};
function handler(event) {
  var request = event.request;
  var found = page.exec(request.uri);
  request.uri = '${SHELL}';
  request.querystring = { host: { value: request.headers.host.value } };
  if (found) request.querystring.room = { value: found[1] };
  return request;
}
`;

/**
 * Rewrites the request for the page of the search: the query becomes the host and whether the viewer asked for something,
 * and what that was is dropped, because the browser finds it. The path becomes that of the page that the build wrote,
 * because the fallback origin gets the same path.
 */
export const askForSearch = `function handler(event) {
  var request = event.request;
  var asked = Object.keys(request.querystring).length > 0;
  request.uri = '${fileOfPage(SEARCH_PAGE)}';
  request.querystring = { host: { value: request.headers.host.value } };
  if (asked) request.querystring.asked = { value: '1' };
  return request;
}
`;

/**
 * Removes `/images`, which the bucket's keys do not have. Any other path is answered with 404 here, so
 * that no request can list the bucket.
 */
export const cutImagesPrefix = `function handler(event) {
  var request = event.request;
  if (!/^\\/images\\/(rooms|users|widths)\\/[^/]+\\/[^/]+$/.test(request.uri)) {
    return { statusCode: 404, statusDescription: 'Not Found' };
  }
  request.uri = request.uri.slice('/images'.length);
  return request;
}
`;

/**
 * Sends the viewer's IP address to the API in a header, and overwrites what a viewer sent under its
 * name. CloudFront's own header for the address is not documented to come with an origin request
 * policy that leaves the host out.
 */
export const tellViewer = `function handler(event) {
  var request = event.request;
  request.headers['${VIEWER_HEADER}'] = { value: event.viewer.ip };
  return request;
}
`;

/**
 * Asks the API for a calendar. Its key, which is a secret, goes from the path to the query: API Gateway's traces keep
 * the path of a request and no query. Any other path is answered with 404 here. It also does what `tellViewer` does,
 * because a behaviour has one function of a kind.
 */
export const askForCalendar = `var calendar = ${String(CALENDAR)};
function handler(event) {
  var request = event.request;
  var found = calendar.exec(request.uri);
  if (!found) return { statusCode: 404, statusDescription: 'Not Found' };
  request.uri = '/backend${routes['bookings.calendar'].path}';
  request.querystring = {
    key: { value: found[1] },
    host: { value: request.headers.host.value }
  };
  request.headers['${VIEWER_HEADER}'] = { value: event.viewer.ip };
  return request;
}
`;

/**
 * Removes the token from reads of a cached list, whose answer is the same for everybody. Writes at the
 * same path keep their token; they are not cached. It also does what `tellViewer` does, because a behaviour has one
 * function of a kind.
 */
export const forgetWhoReads = `function handler(event) {
  var request = event.request;
  request.headers['${VIEWER_HEADER}'] = { value: event.viewer.ip };
  if (request.method === 'GET' || request.method === 'HEAD') delete request.headers.authorization;
  return request;
}
`;
