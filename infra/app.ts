import { App } from 'aws-cdk-lib';
import { DIST, RENDERER } from './build/folders.ts';
import { ensureSite } from './build/siteBuild.ts';
import { coldroom } from './stacks/coldroom.ts';
import { domainOf } from './stacks/domain.ts';
import { targetOf } from './stacks/target.ts';

const app = new App();
const domain = domainOf(app.node);
// The pages name their own address, and the sitemap theirs.
if (domain) process.env.SITE_URL = `https://${domain.name}`;
// What is deployed is what the sources make, and never an older build that still lies in dist/.
if (targetOf(app.node) === 'aws') await ensureSite(console.error);
coldroom(app, { site: { folder: DIST, renderer: RENDERER } });
