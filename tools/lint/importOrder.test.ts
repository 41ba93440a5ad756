import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import { importOrder } from './importOrder.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const ordered = `import { join } from 'node:path';
import { useState } from 'react';
import { days } from '#shared/days.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Part } from './Part.tsx';
import './b.css';
import './a.css';
export const all = [join, useState, days, paths, Button, Part];
`;

const mixed = `import { days } from '#shared/days.ts';
import { useState } from 'react';
import './b.css';
import { join } from 'node:path';
import './a.css';
import { Part } from './Part.tsx';
import { Button } from '#web/ui/Button.tsx';
// The table of all pages.
import { paths } from '#web/lib/paths.ts';
export const all = [join, useState, days, paths, Button, Part];
`;

new RuleTester().run('import-order', importOrder, {
  valid: [ordered, 'export const none = 0;'],
  invalid: [
    {
      code: mixed,
      output: ordered.replace(
        'import { paths } from',
        '// The table of all pages.\nimport { paths } from',
      ),
      errors: [{ messageId: 'order', data: { name: 'react' } }],
    },
    {
      code: "import b from './b.ts';\nb();\nimport a from './a.ts';\n",
      output: null,
      errors: 1,
    },
  ],
});
