import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ROOT } from '#infra/build/folders.ts';
import { Problem } from '#infra/build/problem.ts';
import type { Role } from '#shared/claims.ts';

export interface Person {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  /** E.164. */
  phoneNumber: string;
  role: Role;
}

export interface SeedOrder {
  people: Person[];
  /** Whether the sample rooms are created too. */
  rooms: boolean;
  /** Whether bookings, payments and closures of the demonstration are made as well. */
  demo: boolean;
  imagesFolder: string;
}

/** The first admin. */
const admin = (env: NodeJS.ProcessEnv): Person => ({
  email: (env.ADMIN_EMAIL ?? 'admin@coldroom.test').trim().toLowerCase(),
  password: env.ADMIN_PASSWORD ?? 'Kigali#2024',
  firstName: 'Aline',
  lastName: 'Administrator',
  phoneNumber: '+250788000001',
  role: 'admin',
});

/** A customer for trials. */
const customer: Person = {
  email: 'customer@coldroom.test',
  password: 'Musanze#2024',
  firstName: 'Clarisse',
  lastName: 'Customer',
  phoneNumber: '+250788000002',
  role: 'user',
};

/** An operator for trials, who belongs to the demonstration. */
const operator: Person = {
  email: 'operator@coldroom.test',
  password: 'Huye#2024',
  firstName: 'Olivier',
  lastName: 'Operator',
  phoneNumber: '+250788000003',
  role: 'operator',
};

/**
 * The people who are created in an empty table, on this machine only: the admin first, then the customer.
 * @param demo whether the table gets the demonstration
 */
export const peopleOf = (env: NodeJS.ProcessEnv, demo: boolean): Person[] => [
  admin(env),
  customer,
  ...(demo ? [operator] : []),
];

interface Seeding {
  /** Folder of the bundled functions, the seed among them. */
  bundles: string;
  /** The functions' environment. */
  environment: Record<string, string>;
  /** ADMIN_EMAIL, ADMIN_PASSWORD; SEED=none to create only the admin, SEED=demo for a house at work. */
  env: NodeJS.ProcessEnv;
  /** File that exists once the sample rooms were created. @default - they were not */
  marker?: string | undefined;
  log?: ((line: string) => void) | undefined;
}

/**
 * Creates the sample rooms, the customer and what the demonstration has besides them at the first start, and the admin whenever there is none.
 * Returns the people whom it added.
 * @throws Problem if an earlier start was interrupted while it made the demonstration, half of which is there then
 */
export async function populate({
  bundles,
  environment,
  env,
  marker,
  log = () => undefined,
}: Seeding): Promise<Person[]> {
  const first = marker === undefined || !existsSync(marker);
  if (!first && env.SEED !== undefined) {
    log(
      `SEED=${env.SEED} changes nothing, as an earlier start has filled the data folder: begin anew with -- --fresh.`,
    );
  }
  const whole = first && env.SEED !== 'none';
  const demo = whole && env.SEED === 'demo';
  const people = whole ? peopleOf(env, demo) : [admin(env)];
  const imagesFolder = join(ROOT, 'local/seed/images');
  const order: SeedOrder = {
    people,
    rooms: whole,
    demo,
    imagesFolder,
  };
  const worker = new Worker(join(bundles, 'seed.js'), { env: environment, workerData: order });
  const [added] = (await once(worker, 'message')) as [string[]];
  await worker.terminate();
  if (demo && added.length < people.length) {
    throw new Problem(
      'An earlier start was interrupted while it made the demonstration: begin anew with `SEED=demo npm start -- --fresh`.',
    );
  }
  if (marker !== undefined && first) writeFileSync(marker, new Date().toISOString());
  return people.filter(({ email }) => added.includes(email));
}
