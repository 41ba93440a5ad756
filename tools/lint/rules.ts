import { relative, sep } from 'node:path';
import { importOrder } from './importOrder.ts';
import type { Rule, Visitor } from './rule.ts';
import { importedFile, mayImport } from './walls.ts';

/** Holds the borders between folders. */
const walls: Rule = {
  meta: { schema: [], messages: { wall: '{{ from }} may not import {{ to }}.' } },
  create: (context) => {
    const from = relative(context.cwd, context.filename).replaceAll(sep, '/');
    return {
      // Of an import, also one of a type or at run time, and of an export from a file.
      'Literal.source': (node) => {
        if (node.type !== 'Literal') return;
        const to = importedFile(from, String(node.value));
        if (to === undefined || mayImport(from, to)) return;
        context.report({ node, messageId: 'wall', data: { from, to } });
      },
    };
  },
};

/** Refuses what a selector finds, as ESLint’s no-restricted-syntax does, which oxlint does not have. */
const syntax: Rule = {
  meta: {
    schema: {
      type: 'array',
      items: {
        type: 'object',
        properties: { selector: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
  create: (context) => {
    const refused = context.options as { selector: string; message: string }[];
    const visit =
      (message: string): Visitor =>
      (node) => {
        context.report({ node, message });
      };
    return Object.fromEntries(refused.map(({ selector, message }) => [selector, visit(message)]));
  },
};

/** The rules that oxlint has not by itself. */
export default { meta: { name: 'ours' }, rules: { imports: importOrder, syntax, walls } };
