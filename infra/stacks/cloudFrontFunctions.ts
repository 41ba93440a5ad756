import { VIEWER_HEADER } from '#functions/platform/http/address.ts';
import { fileOfPage, prerenderedPages, SHELL } from '#shared/prerendered.ts';
import { ROOM_PAGE } from '#shared/roomPage.ts';

/**
 * Code that runs at the edge, in CloudFront's own small JavaScript. Written as text: it is neither
 * bundled nor imported, and the tests run this very text.
 */

const files = Object.fromEntries(prerenderedPages.map((page) => [page, fileOfPage(page)]));

/**
 * A page of the site is whatever has no extension: its own file where it was prerendered, and else
 * the empty page, whose router tells the others apart.
 */
export const rewritePages = `var files = ${JSON.stringify(files)};
function handler(event) {
  var request = event.request;
  var lastSegment = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (lastSegment.indexOf('.') !== -1) return request;
  var page = request.uri.replace(/\\/+$/, '') || '/';
  request.uri = files[page] || '${SHELL}';
  return request;
}
`;

/**
 * Asks for a room's page by the room's id, which is left out where the address holds none, and by the
 * host, for the addresses in the page. The viewer's own query goes no further. The path is that of the
 * empty page: it is what the second origin, the site's bucket, answers with where the function fails.
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

/** The bucket's keys have no \`/images\`; what is no picture is answered here, so that the bucket never lists itself. */
export const cutImagesPrefix = `function handler(event) {
  var request = event.request;
  if (!/^\\/images\\/(rooms|users)\\/[^/]+\\/[^/]+$/.test(request.uri)) {
    return { statusCode: 404, statusDescription: 'Not Found' };
  }
  request.uri = request.uri.slice('/images'.length);
  return request;
}
`;

/**
 * Tells the API whose request it is. CloudFront's own header for it comes with some policies and not
 * with others, and none that leaves the host out is documented to bring it; this one is written here,
 * over whatever a viewer has sent under the name.
 */
export const tellViewer = `function handler(event) {
  var request = event.request;
  request.headers['${VIEWER_HEADER}'] = { value: event.viewer.ip };
  return request;
}
`;

/**
 * Who reads a list that CloudFront keeps for everybody is nobody's business: not the API's either.
 * Who writes at the same path is, and is not kept.
 */
export const forgetWhoReads = `function handler(event) {
  var request = event.request;
  if (request.method === 'GET' || request.method === 'HEAD') delete request.headers.authorization;
  return request;
}
`;
