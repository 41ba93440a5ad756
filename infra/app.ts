import { App } from 'aws-cdk-lib';
import { DIST, RENDERER } from './build/folders.ts';
import { ensureSite } from './build/siteBuild.ts';
import { coldroom } from './stacks/coldroom.ts';
import { domainOf } from './stacks/domain.ts';
import { targetOf } from './stacks/target.ts';

const app = new App();
const domain = domainOf(app.node);
// The build writes the site’s address into canonical links and the sitemap.
if (domain) process.env.SITE_URL = `https://${domain.name}`;
// Rebuilds dist/ if it is older than the sources, so that no old build is deployed.
if (targetOf(app.node) === 'aws') await ensureSite(console.error);
coldroom(app, { site: { folder: DIST, renderer: RENDERER } });
