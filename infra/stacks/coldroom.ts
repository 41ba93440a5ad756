import { Tags, type App } from 'aws-cdk-lib';
import { ApiStack } from './api.ts';
import { DataStack } from './data.ts';
import { SiteStack } from './site.ts';
import { stageOf } from './stage.ts';

export interface ColdroomProps {
  /** The built site. @default - nothing is uploaded */
  readonly siteFolder?: string | undefined;
}

/** The whole product: its stacks, in the order they are deployed. */
export function coldroom(app: App, { siteFolder }: ColdroomProps = {}) {
  const stage = stageOf(app.node);
  const name = (part: string) => `Coldroom-${stage.name}-${part}`;
  const data = new DataStack(app, name('data'), { stage });
  const api = new ApiStack(app, name('api'), { stage, data });
  const site = new SiteStack(app, name('site'), {
    stage,
    siteFolder,
    images: data.images,
    apiHost: api.apiHost,
  });
  Tags.of(app).add('product', 'coldroom');
  Tags.of(app).add('stage', stage.name);
  return { data, api, site };
}
