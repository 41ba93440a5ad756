/** A text that breaks a rule: where it stands, the rule, and what it says. */
interface Planted {
  path: string;
  rule: string;
  text: string;
}

const wall = (path: string, to: string): Planted => ({
  path,
  rule: 'ours(walls)',
  text: `import '${to}';\n`,
});

const crossed = [
  wall('shared/a.ts', '#functions/errors.ts'),
  wall('functions/domain/a.ts', '#functions/store/journal/journal.ts'),
  wall('functions/domain/b.ts', '../store/journal/journal.ts'),
  wall('functions/platform/a.ts', '#shared/days.ts'),
  wall('functions/platform/table/a.ts', '#functions/platform/mail/mail.ts'),
  wall('functions/platform/http/a.ts', '#functions/domain/figures.ts'),
  wall('functions/store/journal/a.ts', '#functions/store/rooms/rooms.ts'),
  wall('functions/store/journal/b.ts', '../rooms/rooms.ts'),
  wall('functions/usecases/a.ts', '#functions/api/rooms/list.ts'),
  wall('functions/api/a.ts', '#functions/workers/outbox/handler.ts'),
  wall('functions/workers/a.ts', '#functions/api/rooms/list.ts'),
  wall('functions/api/b.ts', '#web/lib/paths.ts'),
  wall('functions/api/c.test.ts', '#infra/manifest.ts'),
  wall('infra/a.ts', '#tools/cost.ts'),
  wall('local/a.ts', '#tools/cost.ts'),
  wall('tools/a.ts', '#web/lib/paths.ts'),
  wall('e2e/a.ts', '#functions/errors.ts'),
  wall('web/lib/a.ts', '#web/ui/Card.tsx'),
  wall('web/ui/a.ts', '#web/features/auth/index.ts'),
  wall('web/ui/b.ts', '#functions/errors.ts'),
  wall('web/features/auth/a.ts', '#web/features/rooms/index.ts'),
  wall('web/features/rooms/a.ts', '#web/features/auth/api/authState.ts'),
  wall('web/features/rooms/b.ts', '../auth/api/authState.ts'),
  wall('web/features/rooms/c.ts', '#web/pages/public/HomePage.tsx'),
  wall('web/pages/a.ts', '#web/app/App.tsx'),
  wall('web/app/a.ts', '#web/boot/main.tsx'),
  { path: 'web/lib/b.ts', rule: 'ours(walls)', text: "export * from '#web/ui/Card.tsx';\n" },
  {
    path: 'web/lib/c.ts',
    rule: 'ours(walls)',
    text: "export const card = () => import('#web/ui/Card.tsx');\n",
  },
  {
    path: 'web/lib/d.ts',
    rule: 'ours(walls)',
    text: "import type { Card } from '#web/ui/Card.tsx';\nexport type One = Card;\n",
  },
];

const ofDomain = (name: string, text: string, rule = 'ours(syntax)'): Planted => ({
  path: `functions/domain/${name}.ts`,
  rule,
  text,
});

const ours: Planted[] = [
  {
    path: 'shared/order.ts',
    rule: 'ours(imports)',
    text: "import './b.ts';\nimport './a.ts';\n",
  },
  ofDomain('now', 'export const now = () => Date.now();\n'),
  ofDomain('date', 'export const now = () => new Date();\n'),
  ofDomain('today', 'export const today = (todayInKigali: () => string) => todayInKigali();\n'),
  ofDomain('library', "import 'zod';\n", 'eslint(no-restricted-imports)'),
  ofDomain('platform', "import 'node:fs';\n", 'eslint(no-restricted-imports)'),
  ofDomain('thrown.test', "expect(sum).toThrow('Days are taken.');\n"),
  ...[
    'one === messages.taken',
    'one !== failure.message',
    '[one].includes(successes.saved)',
    "failure.message.startsWith('No')",
  ].map((text, index) => ({
    path: `shared/sentence${String(index)}.ts`,
    rule: 'ours(syntax)',
    text: `export const is = (one: string) => ${text};\n`,
  })),
  ...[
    'list.toSorted()',
    'list.findLast(Boolean)',
    'Map.groupBy(list, String)',
    'structuredClone(list)',
    'AbortSignal.timeout(list.length)',
    'document.body.showPopover(list)',
  ].map((text, index) => ({
    path: `web/lib/later${String(index)}.ts`,
    rule: 'ours(syntax)',
    text: `export const of = (list: string[]) => ${text};\n`,
  })),
  ...["'#web/lib/api/client.ts'", "'#web/lib/api/callAll.ts'"].map((file, index) => ({
    path: `web/pages/Calling${String(index)}.tsx`,
    rule: 'eslint(no-restricted-imports)',
    text: `import { ${index ? 'callAll' : 'call'} } from ${file};\nexport const one = ${index ? 'callAll' : 'call'};\n`,
  })),
  ...['one = company.email', '{ email } = company'].map((text, index) => ({
    path: `web/pages/mail${String(index)}.ts`,
    rule: 'ours(syntax)',
    text: `import { company } from '#web/lib/company.ts';\nexport const ${text};\n`,
  })),
  {
    path: 'web/pages/useCalling.ts',
    rule: 'eslint(no-restricted-imports)',
    text: "import { callPage } from '#web/lib/api/client.ts';\nexport const one = callPage;\n",
  },
  {
    path: 'web/pages/failing.ts',
    rule: 'eslint(no-restricted-imports)',
    text: "import { takeFailure } from '#web/lib/api/takeFailure.ts';\nexport const one = takeFailure;\n",
  },
];

/** What breaks the rules of ours, each in a file of its own. */
export const planted = [...crossed, ...ours];
