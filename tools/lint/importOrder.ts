import type { Rule } from './rule.ts';

/** What this file asks of a declaration of an import. */
interface ImportDeclaration {
  source: { value: string };
}

/** The groups of imports, in order: Node’s own, packages, our folders, files nearby. */
const groupOf = (from: string): number => {
  if (from.startsWith('node:')) return 0;
  if (from.startsWith('.')) return 3;
  return from.startsWith('#') ? 2 : 1;
};

/** Style sheets come last in their group: what is read later wins over what was read before. */
const isStyle = (from: string): boolean => from.endsWith('.css');

const from = ({ source }: ImportDeclaration): string => source.value;

function compare(one: ImportDeclaration, other: ImportDeclaration): number {
  const [a, b] = [from(one), from(other)];
  const byGroup = groupOf(a) - groupOf(b) || Number(isStyle(a)) - Number(isStyle(b));
  if (byGroup !== 0) return byGroup;
  // Style sheets stay as they are: only who wrote them knows which has to win.
  return isStyle(a) || a === b ? 0 : a < b ? -1 : 1;
}

/** Holds the order of imports: by group, then by name. `oxlint --fix` puts them right. */
export const importOrder: Rule = {
  meta: {
    type: 'layout',
    fixable: 'code',
    schema: [],
    messages: {
      order: '{{ name }} is imported too late: node:, packages, #folders, ./ – by name.',
    },
  },
  create: (context) => ({
    Program({ body }) {
      const imports = body.filter((node) => node.type === 'ImportDeclaration');
      const [first, last] = [imports[0], imports.at(-1)];
      const late = imports.find((node, index) => {
        const before = imports[index - 1];
        return before && compare(before, node) > 0;
      });
      if (!first || !last || !late) return;
      const text = context.sourceCode.getText();
      let start = first.range[0];
      const pieces = imports.map((node) => {
        const end = node.range[1];
        const piece = { node, text: text.slice(start, end).trim() };
        start = end;
        return piece;
      });
      pieces.sort((one, other) => compare(one.node, other.node));
      const [begin, end] = [first.range[0], last.range[1]];
      const together = body.indexOf(last) - body.indexOf(first) === imports.length - 1;
      context.report({
        node: late,
        messageId: 'order',
        data: { name: from(late) },
        fix: (fixer) =>
          together
            ? fixer.replaceTextRange([begin, end], pieces.map((piece) => piece.text).join('\n'))
            : null,
      });
    },
  }),
};
