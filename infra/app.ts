import { App } from 'aws-cdk-lib';
import { DIST, RENDERER } from './build/folders.ts';
import { Problem } from './build/problem.ts';
import { ensureSite } from './build/siteBuild.ts';
import { coldroom } from './stacks/coldroom.ts';
import { stageOf } from './stacks/stageFile.ts';
import { targetOf } from './stacks/target.ts';

const app = new App();
const stage = await stageOf(app.node).catch((error: unknown) => {
  if (!(error instanceof Problem)) throw error;
  console.error(error.message);
  process.exit(1);
});
// Rebuilds dist/ if it is older than the sources or the settings, so that no old build is deployed.
if (targetOf(app.node) === 'aws') await ensureSite(console.error, stage.settings);
coldroom(app, { stage, site: { folder: DIST, renderer: RENDERER } });
