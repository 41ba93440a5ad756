import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Role } from '#shared/claims.ts';
import { ROOT } from '#infra/build/folders.ts';

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
  /** Whether the catalogue is made as well. */
  rooms: boolean;
  imagesFolder: string;
}

/** The admin of a new installation. */
const admin = (env: NodeJS.ProcessEnv): Person => ({
  email: (env.ADMIN_EMAIL ?? 'admin@coldroom.test').trim().toLowerCase(),
  password: env.ADMIN_PASSWORD ?? 'Kigali#2024',
  firstName: 'Aline',
  lastName: 'Administrator',
  phoneNumber: '+250788000001',
  role: 'admin',
});

/** A customer to try things with. */
const customer: Person = {
  email: 'customer@coldroom.test',
  password: 'Musanze#2024',
  firstName: 'Clarisse',
  lastName: 'Customer',
  phoneNumber: '+250788000002',
  role: 'user',
};

/** Who is made where nobody is: on this machine only. */
export const peopleOf = (env: NodeJS.ProcessEnv): [admin: Person, customer: Person] => [
  admin(env),
  customer,
];

interface Seeding {
  /** Folder of the bundled functions, the seed among them. */
  bundles: string;
  /** The functions' environment. */
  environment: Record<string, string>;
  /** ADMIN_EMAIL, ADMIN_PASSWORD; SEED=none for no more than the admin. */
  env: NodeJS.ProcessEnv;
  /** File that says that the catalogue was made. @default - it was not */
  marker?: string | undefined;
}

/**
 * Makes the catalogue and a customer the first time, and the admin wherever he is missing.
 * Answers the people that were added.
 */
export async function populate({ bundles, environment, env, marker }: Seeding): Promise<Person[]> {
  const first = marker === undefined || !existsSync(marker);
  const whole = first && env.SEED !== 'none';
  const people = whole ? peopleOf(env) : [admin(env)];
  const imagesFolder = join(ROOT, 'local/seed/images');
  const order: SeedOrder = { people, rooms: whole, imagesFolder };
  const worker = new Worker(join(bundles, 'seed.js'), { env: environment, workerData: order });
  const [added] = (await once(worker, 'message')) as [string[]];
  await worker.terminate();
  if (marker !== undefined && first) writeFileSync(marker, new Date().toISOString());
  return people.filter(({ email }) => added.includes(email));
}
