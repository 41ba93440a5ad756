const later =
  '/^(findLast|findLastIndex|toSorted|toReversed|toSpliced|groupBy|fromAsync|withResolvers|canParse|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)$/';

/** Allowed where the browser is asked for it first: `if ('showPopover' in element) …`. */
const popover = 'CallExpression[callee.property.name=/^(show|hide|toggle)Popover$/]';

const message =
  'Browsers that the site is for do not have it: docs/decisions/2026-11-29-oldest-browsers.md.';

/** What the oldest browsers of the site do not have: the build lowers how scripts are written, not what they call. */
export const onlyOldMethods = [
  `CallExpression[callee.property.name=${later}]`,
  'CallExpression[callee.name="structuredClone"]',
  `${popover}:not(IfStatement[test.operator="in"] > ExpressionStatement > CallExpression)`,
  'CallExpression[callee.object.name="AbortSignal"][callee.property.name=/^(any|timeout)$/]',
].map((selector) => ({ selector, message }));
