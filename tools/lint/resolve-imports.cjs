const { createRequire, isBuiltin } = require('node:module');

/**
 * Import resolver for the lint rule about imports between folders. It uses Node's own resolution, which
 * supports the subpath imports of package.json (`#shared/…`); ESLint's default resolver does not.
 */
exports.interfaceVersion = 2;

exports.resolve = (source, file) => {
  if (isBuiltin(source)) return { found: true, path: null };
  try {
    return { found: true, path: createRequire(file).resolve(source) };
  } catch {
    return { found: false };
  }
};
