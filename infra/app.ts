import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Annotations, App } from 'aws-cdk-lib';
import { coldroom } from './stacks/coldroom.ts';

const siteFolder = fileURLToPath(new URL('../dist', import.meta.url));
const built = existsSync(siteFolder);

const app = new App();
const { site } = coldroom(app, { siteFolder: built ? siteFolder : undefined });
if (!built) {
  Annotations.of(site).addWarningV2(
    'coldroom:site-not-built',
    'dist/ is missing, so no page is uploaded: run `npm run build` first.',
  );
}
