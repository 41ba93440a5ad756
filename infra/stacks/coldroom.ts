import { Annotations, Tags, Validations, type App } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { AccountStack } from './account.ts';
import { ApiStack } from './api.ts';
import { DataStack } from './data.ts';
import { MailStack } from './mail.ts';
import { OperationsStack } from './operations.ts';
import { PicturesStack } from './pictures.ts';
import { RealtimeStack } from './realtime.ts';
import { ScheduleStack } from './schedule.ts';
import { SiteStack, type BuiltSite } from './site.ts';
import { stageNamed, type Stage } from './stage.ts';
import { standInOf, targetOf } from './target.ts';

export interface ColdroomProps {
  /** @default - the stage `dev`, without settings */
  readonly stage?: Stage | undefined;
  /** @default - nothing is uploaded */
  readonly site?: BuiltSite | undefined;
}

/** Adds the stacks of the app's target, and cdk-nag, which checks them. */
export function coldroom(app: App, props: ColdroomProps = {}): void {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  if (targetOf(app.node) === 'aws') wholeProduct(app, props);
  else backend(app, props.stage);
}

/** The whole product: its stacks, in the order they are deployed. */
export function wholeProduct(app: App, { stage, site: built }: ColdroomProps = {}) {
  const stacks = backend(app, stage);
  const { data, api, realtime } = stacks;
  const { common, idOf } = settingsOf(stage);
  const site = new SiteStack(app, idOf('site'), {
    ...common,
    data,
    site: built,
    apiHost: api.apiHost,
    socketOrigin: realtime.socketOrigin,
    socketUrl: realtime.socketUrl,
  });
  const mail = new MailStack(app, idOf('mail'), { ...common, data, siteUrl: site.url });
  const pictures = new PicturesStack(app, idOf('pictures'), { ...common, data });
  const operations = new OperationsStack(app, idOf('operations'), {
    ...common,
    restApi: api.restApi,
    table: data.table,
  });
  if (common.stage.keepsData && !common.stage.isProtected) {
    Annotations.of(data).addWarningV2(
      'coldroom:notProtected',
      `${common.stage.name} is not protected from deletion: once it is deployed, write \`deployed\` into infra/stages/${common.stage.name}.ts and deploy again (docs/operations.md)`,
    );
  }
  return { ...stacks, site, mail, pictures, operations };
}

/**
 * All stacks but the site (CloudFront), e-mails (SES), pictures (EventBridge) and operations (alarms), which a stand-in
 * for AWS does not have.
 */
function backend(app: App, stage?: Stage) {
  const { common, idOf } = settingsOf(stage);
  Tags.of(app).add('product', 'coldroom');
  const account = new AccountStack(app, 'Coldroom-account', { env: common.env });
  const data = new DataStack(app, idOf('data'), common);
  const api = new ApiStack(app, idOf('api'), { ...common, data });
  const schedule = new ScheduleStack(app, idOf('schedule'), { ...common, data });
  const standIn = standInOf(app.node);
  const realtime = new RealtimeStack(app, idOf('realtime'), { ...common, data, standIn });
  // Both write access logs, for which API Gateway uses the account's role.
  api.addStackDependency(account);
  realtime.addStackDependency(account);
  return { account, data, api, schedule, realtime };
}

/** The properties that all stacks of a stage share, and the id of a stack. */
function settingsOf(stage: Stage = stageNamed('dev')) {
  const { region } = stage.settings;
  return {
    common: {
      stage,
      terminationProtection: stage.isProtected,
      tags: { stage: stage.name },
      ...(region !== undefined && { env: { region } }),
    },
    idOf: (part: string) => `Coldroom-${stage.name}-${part}`,
  };
}
