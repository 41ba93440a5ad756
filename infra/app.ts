import { App } from 'aws-cdk-lib';
import { DIST } from './local/folders.ts';
import { ensureSite } from './local/siteBuild.ts';
import { coldroom } from './stacks/coldroom.ts';

// What is deployed is what the sources make, and never an older build that still lies in dist/.
await ensureSite(console.error);
coldroom(new App(), { siteFolder: DIST });
