import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Problem } from '#infra/build/problem.ts';
import { run } from '#infra/build/run.ts';
import { coldroom } from '#infra/stacks/coldroom.ts';
import type { Stage } from '#infra/stacks/stage.ts';
import { deployed, newApp, prodWith, site } from '#infra/stacks/synthesize.ts';
import { programsOf } from '#local/pythonEnvironment.ts';

const log = (line: string) => console.log(line);

const linter = {
  name: 'cfn-lint',
  requirements: fileURLToPath(new URL('requirements.txt', import.meta.url)),
};

/** Kinds of deployments whose templates differ. */
const variants: Record<string, { context?: Record<string, string>; stage?: Stage }> = {
  'the default stage': {},
  'prod with all settings': {
    stage: prodWith({
      region: 'eu-west-1',
      domain: {
        name: 'coldroom.rw',
        certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/abc',
      },
      deployed,
    }),
  },
  LocalStack: { context: { target: 'localstack' } },
};

/** W3005: the CDK also writes dependencies that a reference already implies. */
const IGNORED = ['--ignore-checks', 'W3005'];

/** `npm run lint:templates`: checks every template of the app with cdk-nag and cfn-lint. */
async function main(): Promise<void> {
  const programs = await programsOf(linter, log);
  for (const [name, { context, stage }] of Object.entries(variants)) {
    const app = newApp(context);
    coldroom(app, { site, stage });
    const { directory, stacks } = app.synth();
    const templates = stacks.map(({ templateFullPath }) => templateFullPath);
    const { code, output } = await run(join(programs, 'cfn-lint'), [
      ...IGNORED,
      '--',
      ...templates,
    ]);
    rmSync(directory, { recursive: true });
    if (code !== 0) throw new Problem(`The templates of ${name} are not clean:\n${output}`);
    log(`✓ ${stacks.length} templates of ${name}`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
});
