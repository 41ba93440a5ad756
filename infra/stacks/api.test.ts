import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '#infra/build/folders.ts';
import { manifest } from '#infra/manifest.ts';
import { endpoints } from '#shared/api.ts';
import { errorBody } from '#shared/errors.ts';
import { propertiesOf, resourcesOf, synthesize } from './synthesize.ts';
import { policiesOf, routesOf } from './templateReading.ts';

const { api } = synthesize();

interface FunctionProperties {
  FunctionName: string;
  Runtime: string;
  Architectures: string[];
  MemorySize: number;
  Handler: string;
  TracingConfig: { Mode: string };
  LoggingConfig: { LogGroup: { Ref: string } };
  ReservedConcurrentExecutions?: number;
  Environment: { Variables: Record<string, unknown> };
}

const functions = propertiesOf<FunctionProperties>(api, 'AWS::Lambda::Function');
const sourceOf = (name: string): string =>
  readFileSync(join(ROOT, 'functions/api', `${name.replace('.', '/')}.ts`), 'utf8');
const nameOf = (name: string) => `coldroom-dev-${name.replace('.', '-')}`;

describe('the API stack', () => {
  it('has one Lambda for each row of the contract, and no other', () => {
    expect(functions.map(({ FunctionName }) => FunctionName).toSorted()).toEqual(
      endpoints.map(({ name }) => nameOf(name)).toSorted(),
    );
  });

  it('routes each row of the contract to its Lambda, and nothing else to anything', () => {
    expect(routesOf(api).toSorted()).toEqual(
      endpoints.map(({ method, path, name }) => `${method} ${path} → ${nameOf(name)}`).toSorted(),
    );
  });

  it('runs them on Node 24 and arm64, traced, without reserved concurrency', () => {
    for (const one of functions) {
      expect(one).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        Handler: 'index.handler',
        TracingConfig: { Mode: 'Active' },
      });
      expect(one.ReservedConcurrentExecutions).toBeUndefined();
    }
  });

  it('gives a whole processor to those that hash passwords, and to no other', () => {
    const memory = Object.fromEntries(
      functions.map(({ FunctionName, MemorySize }) => [FunctionName, MemorySize]),
    );
    const hashing = new Set([
      'auth.login',
      'auth.register',
      'auth.reset',
      'account.changePassword',
      'account.changeEmail',
      'account.remove',
    ]);
    const expected = Object.fromEntries(
      endpoints.map(({ name }) => [nameOf(name), hashing.has(name) ? 1769 : 512]),
    );
    expect(memory).toEqual(expected);
  });

  it('gives those of each area a log group with a retention', () => {
    const groups = resourcesOf(api, 'AWS::Logs::LogGroup');
    for (const { FunctionName, LoggingConfig } of functions) {
      const group = groups[LoggingConfig.LogGroup.Ref]?.Properties;
      const [product, stage, area] = FunctionName.split('-');
      expect(group).toMatchObject({
        LogGroupName: `/aws/lambda/${[product, stage, area].join('-')}`,
        RetentionInDays: 90,
      });
    }
  });

  it.each(endpoints.map(({ name }) => name))(
    'lets %s do what it is granted and no more',
    (name) => {
      const { table = [], indexes = [], images, widths = [], tokens } = manifest[name].grant;
      const actions = [
        ...table.map((action) => `dynamodb:${action}`),
        ...(indexes.length > 0 ? ['dynamodb:Query'] : []),
        ...[...(images?.actions ?? []), ...widths].map((action) => `s3:${action}`),
        ...(tokens ? ['secretsmanager:GetSecretValue'] : []),
        ...['logs:CreateLogStream', 'logs:PutLogEvents'],
        ...['xray:PutTelemetryRecords', 'xray:PutTraceSegments'],
      ];
      const allowed = policiesOf(api, nameOf(name)).flatMap(({ Action }) => Action);
      expect([...new Set(allowed)].toSorted()).toEqual([...new Set(actions)].toSorted());
      const onFiles = policiesOf(api, nameOf(name)).flatMap(({ Action, Resource }) =>
        [Action]
          .flat()
          .flatMap((action) =>
            action.startsWith('s3:')
              ? [Resource]
                  .flat()
                  .map((one) => `${action} ${/"(\/.*)"/.exec(JSON.stringify(one))?.[1] ?? ''}`)
              : [],
          ),
      );
      expect(onFiles.toSorted()).toEqual(
        [
          ...(images?.actions ?? []).map((action) => `s3:${action} /${String(images?.in)}/*`),
          ...widths.map((action) => `s3:${action} /widths/*`),
        ].toSorted(),
      );
      const queried = policiesOf(api, nameOf(name)).map(({ Resource }) => JSON.stringify(Resource));
      for (const index of ['gsi1', 'gsi2', 'gsi3'] as const) {
        const reachable = queried.some((resource) => resource.includes(`/index/${index}`));
        expect(reachable).toBe(indexes.includes(index));
      }
    },
  );

  it('gives a function the names of bucket and secret only if it may use them', () => {
    for (const { name } of endpoints) {
      const variables = functions.find(({ FunctionName }) => FunctionName === nameOf(name))
        ?.Environment.Variables;
      const { images, tokens } = manifest[name].grant;
      expect(variables).toHaveProperty('TABLE_NAME');
      expect(variables).toHaveProperty('POWERTOOLS_SERVICE_NAME', 'coldroom');
      expect(Object.keys(variables ?? {}).includes('BUCKET_NAME')).toBe(images !== undefined);
      expect(Object.keys(variables ?? {}).includes('TOKEN_SECRET_ARN')).toBe(tokens === true);
    }
  });

  it('gives the origin secret to the functions that limit by address, as a reference to Secrets Manager', () => {
    const informed = functions.filter(
      ({ Environment }) => 'ORIGIN_SECRET' in Environment.Variables,
    );
    const counting = endpoints.filter(({ name }) => /\baddress\b/.test(sourceOf(name)));
    expect(counting.length).toBeGreaterThan(0);
    expect(informed.map(({ FunctionName }) => FunctionName).toSorted()).toEqual(
      counting.map(({ name }) => nameOf(name)).toSorted(),
    );
    for (const { Environment } of informed) {
      expect(JSON.stringify(Environment.Variables.ORIGIN_SECRET)).toMatch(
        /\{\{resolve:secretsmanager:",\{"Fn::ImportValue":"[^"]*OriginSecret/,
      );
    }
  });

  it('receives uploads as binary, under the stage `backend`', () => {
    api.hasResourceProperties('AWS::ApiGateway::RestApi', {
      BinaryMediaTypes: ['multipart/form-data'],
      MinimumCompressionSize: 1_000,
    });
    api.hasResourceProperties('AWS::ApiGateway::Stage', {
      StageName: 'backend',
      TracingEnabled: true,
    });
  });

  it('gives the question for the count, which a storm of sockets asks, a small share of its own', () => {
    interface Setting {
      HttpMethod: string;
      ResourcePath: string;
      ThrottlingRateLimit: number;
      ThrottlingBurstLimit: number;
    }
    const [stage] = propertiesOf<{ MethodSettings: Setting[] }>(api, 'AWS::ApiGateway::Stage');
    const limits = stage?.MethodSettings.map(
      ({ HttpMethod, ResourcePath, ThrottlingRateLimit, ThrottlingBurstLimit }) =>
        `${HttpMethod} ${ResourcePath}: ${ThrottlingRateLimit}, ${ThrottlingBurstLimit}`,
    );
    expect(limits).toEqual(['* /*: 200, 400', 'GET /~1notifications~1count: 50, 100']);
  });

  it('writes access logs without user or address', () => {
    const [stage] = propertiesOf<{ AccessLogSetting: { Format: string } }>(
      api,
      'AWS::ApiGateway::Stage',
    );
    const line = JSON.parse(stage?.AccessLogSetting.Format ?? '{}') as Record<string, string>;
    expect(Object.values(line).toSorted()).toEqual(
      [
        '$context.requestId',
        '$context.requestTimeEpoch',
        '$context.httpMethod',
        '$context.resourcePath',
        '$context.status',
        '$context.responseLength',
        '$context.responseLatency',
        '$context.error.message',
      ].toSorted(),
    );
  });

  it('gives API Gateway’s own errors the shape of every other error', () => {
    interface Response {
      ResponseType: string;
      StatusCode?: string;
      ResponseTemplates: { 'application/json': string };
      ResponseParameters: Record<string, string>;
    }
    const responses = propertiesOf<Response>(api, 'AWS::ApiGateway::GatewayResponse');
    for (const { ResponseParameters } of responses) {
      expect(ResponseParameters['gatewayresponse.header.x-request-id']).toBe('context.requestId');
    }
    const bodyOf = ({ ResponseType, ResponseTemplates }: Response): [string, unknown] => {
      const template = ResponseTemplates['application/json'];
      return [ResponseType, JSON.parse(template.replace('$context.error.messageString', '"any"'))];
    };
    expect(Object.fromEntries(responses.map(bodyOf))).toEqual({
      DEFAULT_4XX: { code: 'badRequest', message: 'any' },
      DEFAULT_5XX: errorBody('serverError'),
      MISSING_AUTHENTICATION_TOKEN: errorBody('notFound'),
      REQUEST_TOO_LARGE: errorBody('bodyTooLarge'),
      INTEGRATION_FAILURE: errorBody('busy'),
      API_CONFIGURATION_ERROR: errorBody('busy'),
      THROTTLED: errorBody('throttled'),
    });
    const unknownPath = responses.find(
      ({ ResponseType }) => ResponseType === 'MISSING_AUTHENTICATION_TOKEN',
    );
    expect(unknownPath?.StatusCode).toBe('404');
    const waiting = responses
      .filter(
        ({ ResponseParameters }) => 'gatewayresponse.header.retry-after' in ResponseParameters,
      )
      .map(({ ResponseType, StatusCode }) => [StatusCode, ResponseType].join(' '));
    expect(waiting.toSorted()).toEqual([
      '429 THROTTLED',
      '503 API_CONFIGURATION_ERROR',
      '503 INTEGRATION_FAILURE',
    ]);
  });
});
