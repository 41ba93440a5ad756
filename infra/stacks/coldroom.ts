import { Tags, Validations, type App } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { ApiStack } from './api.ts';
import { DataStack } from './data.ts';
import { domainOf } from './domain.ts';
import { OperationsStack } from './operations.ts';
import { alarmEmailOf } from './operations/alarmTopic.ts';
import { RealtimeStack } from './realtime.ts';
import { ScheduleStack } from './schedule.ts';
import { SiteStack, type BuiltSite } from './site.ts';
import { stageOf } from './stage.ts';
import { standInOf, targetOf } from './target.ts';

export interface ColdroomProps {
  /** @default - nothing is uploaded */
  readonly site?: BuiltSite | undefined;
}

/** Adds the stacks of the app's target, and cdk-nag, which checks them. */
export function coldroom(app: App, props: ColdroomProps = {}): void {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  if (targetOf(app.node) === 'aws') wholeProduct(app, props);
  else backend(app);
}

/** The whole product: its stacks, in the order they are deployed. */
export function wholeProduct(app: App, { site: built }: ColdroomProps = {}) {
  const stacks = backend(app);
  const { data, api, realtime } = stacks;
  const { common, idOf } = settingsOf(app);
  const site = new SiteStack(app, idOf('site'), {
    ...common,
    data,
    site: built,
    apiHost: api.apiHost,
    socketOrigin: realtime.socketOrigin,
    socketUrl: realtime.socketUrl,
    domain: domainOf(app.node),
  });
  const operations = new OperationsStack(app, idOf('operations'), {
    ...common,
    restApi: api.restApi,
    table: data.table,
    alarmEmail: alarmEmailOf(app),
  });
  return { ...stacks, site, operations };
}

/** All stacks but the site (CloudFront) and operations (alarms), which a stand-in for AWS does not have. */
function backend(app: App) {
  const { common, idOf } = settingsOf(app);
  Tags.of(app).add('product', 'coldroom');
  Tags.of(app).add('stage', common.stage.name);
  const data = new DataStack(app, idOf('data'), common);
  const api = new ApiStack(app, idOf('api'), { ...common, data });
  const schedule = new ScheduleStack(app, idOf('schedule'), { ...common, data });
  const standIn = standInOf(app.node);
  const realtime = new RealtimeStack(app, idOf('realtime'), { ...common, data, standIn });
  // The WebSocket API's access logs need the account's logging role, which the API stack creates.
  realtime.addStackDependency(api);
  return { data, api, schedule, realtime };
}

/** The properties that all stacks share, and the id of a stack. */
function settingsOf({ node }: App) {
  const stage = stageOf(node);
  return {
    common: { stage, terminationProtection: stage.keepsData },
    idOf: (part: string) => `Coldroom-${stage.name}-${part}`,
  };
}
