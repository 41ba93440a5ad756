import * as z from 'zod/mini';
import { Problem } from '#infra/build/problem.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const HOST = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const CERTIFICATE = /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/;
const STREAM = /^arn:aws:dynamodb:([a-z0-9-]+):\d{12}:table\/([\w.-]{3,255})\/stream\/([\w:.-]+)$/;
const VERSION_ID = /^[\w-]{32,64}$/;

const text = (form: RegExp, says: string) => z.string().check(z.regex(form, says));
const email = text(EMAIL, 'must be an e-mail address');
const versionId = text(VERSION_ID, 'must be the id of a version of the secret');

/** A domain of its own for the site. */
const domain = z.strictObject({
  /** Such as `coldroom.example.com`. */
  name: text(HOST, 'must be a name such as coldroom.example.com'),
  /** Its certificate in us-east-1, the only region whose certificates CloudFront accepts. */
  certificateArn: text(
    CERTIFICATE,
    'must name a certificate in us-east-1, as CloudFront takes no other: arn:aws:acm:us-east-1:…:certificate/…',
  ),
});

/** A table made by a restore, which the product uses instead of the stack's own table. */
const restoredTable = z
  .strictObject({
    tableName: z.string(),
    tableStreamArn: text(STREAM, 'must be the ARN of a stream of a table'),
  })
  .check(
    z.refine(({ tableName, tableStreamArn }) => STREAM.exec(tableStreamArn)?.[2] === tableName, {
      error: 'tableStreamArn must be the stream of tableName',
    }),
  );

/** Versions of the origin secret in Secrets Manager, by their ids. */
const originSecret = z.strictObject({
  /** The version that CloudFront sends. */
  shown: versionId,
  /** The previous secret, which stays valid while CloudFront is given the new one. */
  before: z.optional(versionId),
});

/** What the first successful deployment printed. */
const deployed = z.strictObject({
  /** Id of the distribution, `DistributionId`: only it may read the pictures then. */
  distributionId: text(/^E[A-Z0-9]{5,20}$/, 'must be an id such as E2QWRUHAPOMQZL'),
});

const settings = z.strictObject({
  /** Region that the stage is deployed to. @default - the region of the credentials */
  region: z.optional(text(/^[a-z]{2}(-[a-z]+)+-\d$/, 'must be a region such as eu-west-1')),
  /** Address that the site names for questions, and that answers to e-mails go to. */
  contactEmail: z.optional(email),
  /** Address that alarms are sent to. @default - none, until somebody subscribes to the topic */
  alarmEmail: z.optional(email),
  /**
   * Address that e-mails come from. Its domain is proved to SES by three records in the DNS, and is that of no other stage
   * of the account and region.
   * @default - no e-mail is sent
   */
  mailFrom: z.optional(email),
  /** @default - the host name that CloudFront assigns */
  domain: z.optional(domain),
  restoredTable: z.optional(restoredTable),
  /** @default - the current version */
  originSecret: z.optional(originSecret),
  /**
   * Most requests of one network address in five minutes, which AWS WAF counts for about 6 dollars a month.
   * Thousands of customers may share the address of a mobile operator. @default - no limit, and no WAF
   */
  requestsPerAddress: z.optional(
    z.int().check(z.gte(100, 'must be 100 or more'), z.lte(2_000_000, 'must be 2000000 or less')),
  ),
  /** Given after the first successful deployment: from then on, `prod` is protected from deletion. */
  deployed: z.optional(deployed),
});

/** The settings of a stage: the content of its file `infra/stages/<stage>.ts`. */
export type StageSettings = z.infer<typeof settings>;
export type Domain = z.infer<typeof domain>;
export type RestoredTable = z.infer<typeof restoredTable>;

/** Whether an address or a name belongs to nobody: those are for examples and tests (RFC 2606). */
const isExample = (address: string): boolean =>
  /(^|[.@])example(\.(com|net|org))?$|\.(example|test|invalid|localhost)$/i.test(address);

/** What `prod` needs, because customers and alarms go there. */
function missingOfProd(settings: StageSettings): string[] {
  const { contactEmail, alarmEmail, mailFrom, domain: own } = settings;
  const addresses = { contactEmail, alarmEmail, mailFrom };
  return [
    ...Object.entries(addresses).flatMap(([name, address]) => {
      if (address === undefined) return [`${name} is missing: prod needs it`];
      return isExample(address) ? [`${name} is an example, ${address}: give a real address`] : [];
    }),
    ...(own && isExample(own.name) ? [`domain.name is an example, ${own.name}`] : []),
  ];
}

/** A restored table is in the region of its stage. */
function strayTable({ region, restoredTable: table }: StageSettings): string[] {
  const its = table && STREAM.exec(table.tableStreamArn)?.[1];
  if (region === undefined || its === undefined || its === region) return [];
  return [`restoredTable is in ${its}, and the stage in ${region}`];
}

function faultOf(issue: z.core.$ZodIssue): string {
  const place = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') return `${issue.keys.join(', ')} is no setting`;
  if (issue.code === 'invalid_type') return `${place} is missing, or no ${issue.expected}`;
  return `${place} ${issue.message}`;
}

/**
 * Checks the settings of the stage `name`.
 * @throws Problem that names every setting that is unknown, invalid or missing
 */
export function parseSettings(name: string, given: unknown): StageSettings {
  const parsed = settings.safeParse(given);
  const wrong = parsed.success
    ? [...(name === 'prod' ? missingOfProd(parsed.data) : []), ...strayTable(parsed.data)]
    : parsed.error.issues.map(faultOf);
  if (parsed.success && wrong.length === 0) return parsed.data;
  throw new Problem(`The settings of the stage ${name} are not complete:\n- ${wrong.join('\n- ')}`);
}
