import { VIEWER_HEADER } from '#functions/platform/http/address.ts';
import { fileOfPage, prerenderedPages, SHELL } from '#shared/prerendered.ts';

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
