const { createRequire, isBuiltin } = require('node:module');

/**
 * Resolver for the lint rule that holds the walls between the folders: Node's own resolution, which
 * knows the subpath imports of package.json (`#shared/…`), as ESLint's usual resolver does not.
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
