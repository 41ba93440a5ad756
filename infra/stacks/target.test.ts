import { rmSync } from 'node:fs';
import { Stack } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { afterAll, describe, expect, it } from 'vitest';
import { coldroom } from './coldroom.ts';
import { newApp } from './synthesize.ts';
import { settingsOf, standInOf, targetOf } from './target.ts';

const outdirs: string[] = [];
afterAll(() => {
  for (const outdir of outdirs) rmSync(outdir, { recursive: true });
});

function appFor(context: Record<string, unknown>) {
  const app = newApp(context);
  outdirs.push(app.outdir);
  return app;
}

const stacksFor = (context: Record<string, unknown>): string[] => {
  const app = appFor(context);
  coldroom(app);
  return app.node.children.map(({ node }) => node.id);
};

describe('the target', () => {
  it('is AWS by default, with every stack', () => {
    expect(stacksFor({})).toContain('Coldroom-dev-site');
  });

  it('localstack leaves out CloudFront and the alarms', () => {
    expect(stacksFor({ target: 'localstack' })).toEqual([
      'Coldroom-account',
      'Coldroom-dev-data',
      'Coldroom-dev-api',
      'Coldroom-dev-schedule',
      'Coldroom-dev-realtime',
    ]);
  });

  it('is refused if it is unknown', () => {
    expect(() => targetOf(appFor({ target: 'moon' }).node)).toThrow(/target must be/);
  });
});

describe('a stand-in', () => {
  it('has the default address or the given one, and none if AWS is the target', () => {
    const localstack = (context = {}) => appFor({ target: 'localstack', ...context }).node;
    expect(standInOf(localstack())).toBe('http://127.0.0.1:4566');
    expect(standInOf(localstack({ endpoint: 'http://stand-in:1234/' }))).toBe(
      'http://stand-in:1234',
    );
    expect(standInOf(appFor({ endpoint: 'http://stand-in:1234' }).node)).toBeUndefined();
  });

  it('receives posts to sockets itself, and gives the functions settings for tests', () => {
    const settings = 'LIMIT_REGISTER=100000,TOKEN_CHECK_SECONDS=0';
    const app = appFor({ target: 'localstack', settings });
    coldroom(app);
    const template = Template.fromStack(Stack.of(app.node.findChild('Coldroom-dev-realtime')));
    const text = JSON.stringify(template.toJSON());
    expect(text).toContain('"http://127.0.0.1:4566/_aws/execute-api/"');
    expect(text).not.toContain('AWS::ApiGatewayV2::RouteResponse');
    const given = { LIMIT_REGISTER: '100000', TOKEN_CHECK_SECONDS: '0' };
    template.allResourcesProperties('AWS::Lambda::Function', {
      Environment: { Variables: Match.objectLike(given) },
    });
  });

  it('is the only target that accepts settings', () => {
    expect(settingsOf(appFor({}).node)).toEqual({});
    expect(() => settingsOf(appFor({ settings: 'LIMIT_REGISTER=1' }).node)).toThrow(/not for AWS/);
  });
});
