import { existsSync } from 'node:fs';
import type { Node } from 'constructs';
import { Problem } from '#infra/build/problem.ts';
import { checkName, stageNamed, type Stage } from './stage.ts';

/** Settings that once were options of the command line, and where they are now. */
const MOVED: Record<string, string> = {
  alarmEmail: 'alarmEmail',
  domain: 'domain.name',
  certificateArn: 'domain.certificateArn',
  restoredTable: 'restoredTable.tableName',
  restoredStreamArn: 'restoredTable.tableStreamArn',
  originSecretVersion: 'originSecret.shown',
  originSecretBefore: 'originSecret.before',
};

const FOLDER = new URL('../stages/', import.meta.url);

/**
 * The stage that `-c stage=…` names (`dev` if it is left out), with the settings of its committed file.
 * A setting has one place only: an option that is forgotten once would take it back.
 * @throws Problem if the stage has no file, a setting is invalid, or the command line has one
 */
export async function stageOf(node: Node, folder = FOLDER): Promise<Stage> {
  const name = String(node.tryGetContext('stage') ?? 'dev');
  checkName(name);
  for (const [option, setting] of Object.entries(MOVED)) {
    if (node.tryGetContext(option) === undefined) continue;
    throw new Problem(`-c ${option} is no option: write ${setting} into infra/stages/${name}.ts`);
  }
  const file = new URL(`${name}.ts`, folder);
  if (!existsSync(file)) {
    throw new Problem(
      `The stage ${name} has no settings: copy infra/stages/prod.example.ts to infra/stages/${name}.ts, fill it in and commit it`,
    );
  }
  const { settings } = (await import(file.href)) as { settings: unknown };
  return stageNamed(name, settings);
}
