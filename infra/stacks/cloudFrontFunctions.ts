/**
 * Code that runs at the edge, in CloudFront's own small JavaScript. Written as text: it is neither
 * bundled nor imported, and the tests run this very text.
 */

/** A page of the site is whatever has no extension: the router in the browser tells them apart. */
export const rewritePages = `function handler(event) {
  var request = event.request;
  var lastSegment = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (lastSegment.indexOf('.') === -1) request.uri = '/index.html';
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
