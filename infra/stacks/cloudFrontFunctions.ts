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
