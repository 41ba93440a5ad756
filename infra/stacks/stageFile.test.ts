import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { App } from 'aws-cdk-lib';
import { afterAll, describe, expect, it } from 'vitest';
import { settings as example } from '#infra/stages/prod.example.ts';
import { stageNamed } from './stage.ts';
import { stageOf } from './stageFile.ts';
import { addresses, prodWith } from './synthesize.ts';

const folder = mkdtempSync(join(tmpdir(), 'coldroom-stages-'));
afterAll(() => rmSync(folder, { recursive: true }));
const stageWith = (context: Record<string, unknown>) => {
  const at = pathToFileURL(`${folder}/`);
  return stageOf(new App({ context }).node, at);
};

const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/abc';
const tableStreamArn =
  'arn:aws:dynamodb:eu-west-1:111122223333:table/coldroom-restored/stream/2027-01-31T10:00:00.000';
const tableName = 'coldroom-restored';
const versionId = 'n'.repeat(36);

describe('a stage', () => {
  it('is dev by default, whose file needs no setting', async () => {
    expect(await stageOf(new App().node)).toMatchObject({ name: 'dev', keepsData: false });
  });

  it('has the settings of its file', async () => {
    const settings = { ...addresses, region: 'af-south-1' };
    writeFileSync(join(folder, 'prod.ts'), `export const settings = ${JSON.stringify(settings)}`);
    expect(await stageWith({ stage: 'prod' })).toMatchObject({ name: 'prod', settings });
  });

  it('is not synthesized without its file', async () => {
    await expect(stageWith({ stage: 'other' })).rejects.toThrow(
      'The stage other has no settings: copy infra/stages/prod.example.ts to infra/stages/other.ts',
    );
  });

  it('has a name that is valid in names of resources and files', async () => {
    expect(() => stageNamed('Prod!')).toThrow(/stage must be/);
    await expect(stageWith({ stage: '../dev' })).rejects.toThrow(/stage must be/);
  });

  it.each([
    ['alarmEmail', 'alarmEmail'],
    ['domain', 'domain.name'],
    ['certificateArn', 'domain.certificateArn'],
    ['restoredTable', 'restoredTable.tableName'],
    ['restoredStreamArn', 'restoredTable.tableStreamArn'],
    ['originSecretVersion', 'originSecret.shown'],
    ['originSecretBefore', 'originSecret.before'],
  ])('takes no -c %s, which could be forgotten', async (option, setting) => {
    await expect(stageWith({ stage: 'prod', [option]: 'anything' })).rejects.toThrow(
      `-c ${option} is no option: write ${setting} into infra/stages/prod.ts`,
    );
  });
});

describe('prod', () => {
  it.each(['contactEmail', 'alarmEmail'])('needs %s, and a real one', (name) => {
    expect(() => stageNamed('prod', { ...addresses, [name]: undefined })).toThrow(
      `${name} is missing: prod needs it`,
    );
    for (const domain of ['coldroom.example', 'example.com', 'mail.example.org', 'a.test']) {
      const address = `hello@${domain}`;
      expect(() => stageNamed('prod', { ...addresses, [name]: address })).toThrow(
        `${name} is an example, ${address}: give a real address`,
      );
      expect(stageNamed('dev', { [name]: address }).settings).toEqual({ [name]: address });
    }
  });

  it('is not synthesized from the example as it is, which names every fault at once', () => {
    expect(() => stageNamed('prod', example)).toThrow(
      /contactEmail is an example.*\n.*alarmEmail is an example.*\n.*domain\.name is an example/,
    );
    expect(stageNamed('dev', example).settings).toEqual(example);
  });

  it('accepts an address whose name merely contains the word', () => {
    const contactEmail = 'example@counterexample.rw';
    expect(prodWith({ contactEmail }).settings.contactEmail).toBe(contactEmail);
  });
});

describe('a setting', () => {
  const domain = { name: 'coldroom.rw', certificateArn };
  const restoredTable = { tableName, tableStreamArn };

  it.each([
    { domain },
    { restoredTable, region: 'eu-west-1' },
    { restoredTable },
    { originSecret: { shown: versionId } },
    { originSecret: { shown: versionId, before: versionId } },
    { deployed: { distributionId: 'E2QWRUHAPOMQZL' } },
  ])('is taken: %j', (settings) => {
    expect(stageNamed('dev', settings).settings).toEqual(settings);
  });

  it.each([
    [{ alarmEmial: 'a@b.rw' }, 'alarmEmial'],
    [{ alarmEmail: 'a@b' }, 'alarmEmail must be an e-mail address'],
    [{ contactEmail: 'a b@c.rw' }, 'contactEmail must be an e-mail address'],
    [{ region: 'Ireland' }, 'region must be a region'],
    [{ domain: { name: 'coldroom.rw' } }, 'domain.certificateArn'],
    [{ domain: { certificateArn } }, 'domain.name'],
    [{ domain: { ...domain, name: 'https://coldroom.rw' } }, 'domain.name must be a name'],
    [{ domain: { ...domain, name: 'a..b' } }, 'domain.name must be a name'],
    [
      { domain: { ...domain, certificateArn: 'arn:aws:acm:eu-west-1:111122223333:certificate/a' } },
      'domain.certificateArn must name a certificate in us-east-1',
    ],
    [{ restoredTable: { tableName } }, 'restoredTable.tableStreamArn'],
    [{ restoredTable: { tableName, tableStreamArn: 'no-arn' } }, 'must be the ARN of a stream'],
    [{ restoredTable: { tableName: 'another', tableStreamArn } }, 'must be the stream of'],
    [{ restoredTable, region: 'af-south-1' }, 'restoredTable is in eu-west-1, and the stage in'],
    [{ originSecret: { before: versionId } }, 'originSecret.shown'],
    [{ originSecret: { shown: 'AWSCURRENT' } }, 'originSecret.shown must be the id of a version'],
    [{ originSecret: { shown: ':x}}' } }, 'must be the id of a version'],
    [{ deployed: { distributionId: '…' } }, 'deployed.distributionId must be an id'],
  ])('is refused: %j', (settings, words) => {
    expect(() => stageNamed('dev', settings)).toThrow(words);
  });
});
