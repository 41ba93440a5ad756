import { reasonOf } from '#infra/build/problem.ts';
import { awsEnvironment, type LocalAws } from './aws.ts';
import { openDataFolder, type OpenDataFolder } from './dataFolder.ts';
import { fullDisk, watchDisk } from './disk.ts';
import { startDynamoDb } from './dynamodb.ts';
import { createEdge, type Handle } from './edge/edge.ts';
import { createImages } from './edge/images.ts';
import { openSite, type Site } from './edge/site.ts';
import { createGateway } from './gateway/gateway.ts';
import { createRenderedPages } from './gateway/renderedPages.ts';
import { findJava } from './java.ts';
import { bundleFunctions, watchFunctions } from './lambda/bundle.ts';
import { withConcurrency } from './lambda/concurrency.ts';
import { startFunctions } from './lambda/pool.ts';
import type { LocalProduct, LocalProductOptions } from './localProduct.ts';
import { createMailbox } from './mail/mailbox.ts';
import { RotatingLog } from './rotatingLog.ts';
import { startS3 } from './s3.ts';
import { answeredWhenSaved, savedIn, unsaved } from './saved.ts';
import { startSchedule } from './schedule.ts';
import { newTokenSecret, tokenSecretIn } from './secret.ts';
import { populate } from './seeding.ts';
import type { Front } from './server.ts';
import { STAGE } from './socket/event.ts';
import { createManagement } from './socket/management.ts';
import { Sockets } from './socket/sockets.ts';
import { feedsOf } from './stream/feeds.ts';
import { ensureTable } from './table.ts';

const TABLE = 'coldroom';
const BUCKET = 'coldroom-images';

/** Functions that stop what was started; they run in reverse order. */
type Stoppers = (() => unknown)[];

/** Starts all parts and then serves them at the port of `front`. */
export async function startParts(
  options: LocalProductOptions,
  front: Front,
  stoppers: Stoppers,
): Promise<Omit<LocalProduct, 'stop'>> {
  const { env = {}, site = 'built', log = () => undefined, mostShards } = options;
  const data = await openData(options, front.url, stoppers);
  const [endpoints, bundles, { handle, renderer }] = await all([
    startAws(options, data, stoppers),
    bundleFunctions(),
    openSite(site, front.server, { log, stoppers }),
  ]);
  data?.publish({ name: TABLE, bucket: BUCKET, endpoints });
  const between = await options.between?.(endpoints.dynamoDb);
  stoppers.push(() => between?.stop());
  const reached = { ...endpoints, dynamoDb: between?.url ?? endpoints.dynamoDb };
  const environment = functionEnvironment(reached, env, {
    data,
    url: front.url,
    renderer,
    mostShards,
  });
  const people = await populate({ bundles, environment, env, marker: data?.seeded, log });
  const onFailure = data ? watchDisk(data.folder, log) : () => undefined;
  const onLog = logTo(data?.log, { shown: site === 'dev', onFailure });
  const functions = startFunctions({ folder: bundles, env: environment, onLog });
  stoppers.push(() => functions.stop());
  const invoke = withConcurrency(functions.invoke, Number(env.LAMBDA_CONCURRENCY ?? Infinity));
  const sockets = new Sockets(front.server, invoke);
  stoppers.push(() => sockets.stop());
  const save = data ? savedIn(data.folder, endpoints.dynamoDb, TABLE) : unsaved;
  const from = { endpoint: endpoints.dynamoDb, tableName: TABLE, data, save, log: onLog };
  for (const feed of feedsOf(from, invoke)) {
    await feed.start();
    stoppers.push(() => feed.stop());
  }
  stoppers.push(startSchedule(invoke, onLog));
  if (site === 'dev') stoppers.push(await watchFunctions((folder) => functions.reload(folder)));
  const socketOrigin = front.url.replace(/^http/, 'ws');
  front.open(
    createEdge({
      backend: reporting(createGateway(answeredWhenSaved(invoke, save)), onFailure),
      images: createImages(endpoints.s3, BUCKET),
      renderedPages: renderer === undefined ? undefined : createRenderedPages(invoke),
      sockets: createManagement(sockets),
      mailbox: createMailbox((report) => {
        invoke('mails.switchOff', report).catch((error: unknown) =>
          onLog(`A report of an e-mail failed: ${reasonOf(error)}\n`),
        );
      }),
      socketOrigin,
      config: { socketUrl: `${socketOrigin}/${STAGE}` },
      site: handle,
    }),
  );
  return {
    url: front.url,
    tableName: TABLE,
    bucketName: BUCKET,
    endpoints,
    environment,
    people,
    crashFunctions: () => functions.crash(),
  };
}

async function openData(
  { dataDir, fresh }: LocalProductOptions,
  url: string,
  stoppers: Stoppers,
): Promise<OpenDataFolder | undefined> {
  if (dataDir === undefined) return undefined;
  const data = await openDataFolder(dataDir, { fresh, url });
  stoppers.push(() => data.close());
  return data;
}

async function startAws(
  { log = () => undefined, dynamoDb: given, onCrash }: LocalProductOptions,
  data: OpenDataFolder | undefined,
  stoppers: Stoppers,
): Promise<LocalAws> {
  const s3 = await startS3({ bucketName: BUCKET, folder: data?.s3 });
  stoppers.push(() => s3.stop());
  const dynamoDb =
    given ??
    (await startDynamoDb({
      java: await findJava(log),
      folder: data?.dynamoDb,
      onCrash: (reason) => onCrash?.(withDisk(reason, data)),
    }));
  stoppers.push(() => dynamoDb.stop());
  await ensureTable(dynamoDb.url, TABLE);
  return { dynamoDb: dynamoDb.url, s3: s3.url };
}

const withDisk = (reason: string, data: OpenDataFolder | undefined): string =>
  [reason, data && fullDisk(data.folder)].filter((words) => words !== undefined).join(' ');

/** `Promise.all` that fails only after all promises have settled, so that every started part can be stopped. */
async function all<T extends unknown[]>(promises: {
  [Index in keyof T]: Promise<T[Index]>;
}): Promise<T> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}

/** The functions' whole environment. Limits, token check, log level and how long the table is waited for come from `env`. */
function functionEnvironment(
  endpoints: LocalAws,
  env: NodeJS.ProcessEnv,
  {
    data,
    url,
    renderer,
    mostShards,
  }: { data: OpenDataFolder | undefined; url: string } & Pick<Site, 'renderer'> &
    Pick<LocalProductOptions, 'mostShards'>,
): Record<string, string> {
  const settings = Object.entries(env).filter(
    (entry): entry is [string, string] =>
      /^(LIMIT_|POWERTOOLS_|TABLE_(ANSWER|CONNECTION)_MS$|TOKEN_CHECK_SECONDS$|PASSWORD_ROUNDS$)/.test(
        entry[0],
      ) && entry[1] !== undefined,
  );
  return {
    ...awsEnvironment(endpoints),
    TABLE_NAME: TABLE,
    BUCKET_NAME: BUCKET,
    SOCKETS_URL: url,
    SITE_URL: url,
    AWS_ENDPOINT_URL_SESV2: url,
    MAIL_FROM: 'Coldroom <hello@coldroom.example>',
    ...(renderer !== undefined && { RENDERER_FOLDER: renderer }),
    ...(mostShards !== undefined && { TABLE_SHARDS: String(mostShards) }),
    TOKEN_SECRET: data ? tokenSecretIn(data.secret) : newTokenSecret(),
    POWERTOOLS_SERVICE_NAME: 'coldroom',
    POWERTOOLS_METRICS_NAMESPACE: 'Coldroom',
    POWERTOOLS_LOG_LEVEL: 'INFO',
    ...Object.fromEntries(settings),
  };
}

/** Appends the functions' log to a file, as CloudWatch would keep it, and prints it if `shown`. */
function logTo(
  file: string | undefined,
  { shown, onFailure }: { shown: boolean; onFailure: () => void },
): (text: string) => void {
  const kept = file === undefined ? undefined : new RotatingLog(file, { onError: onFailure });
  return (text) => {
    if (shown) process.stdout.write(text);
    kept?.write(text);
  };
}

/** Calls `onFailure` after each answer that says that the server failed: the disk may be full. */
const reporting =
  (handle: Handle, onFailure: () => void): Handle =>
  (request, response) => {
    response.on('finish', () => response.statusCode >= 500 && onFailure());
    return handle(request, response);
  };
