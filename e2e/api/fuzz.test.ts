import assert from 'node:assert/strict';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { endpoints } from '#shared/api.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import type { Answer, Backend, Sent } from '../support/backend.ts';
import { inputFor, type JsonSchema } from '../support/fuzz.ts';
import { signUp } from '../support/people.ts';
import { test as base } from '../support/test.ts';

/**
 * Sends random, mostly wrong input to every operation of the OpenAPI document, from a fixed seed.
 * `FUZZ_RUNS=1000 FUZZ_SEED=7 npx playwright test e2e/api/fuzz.test.ts` looks further.
 */
const numRuns = Number(process.env.FUZZ_RUNS ?? 20);
const seed = Number(process.env.FUZZ_SEED ?? 20_271_121);

interface Operation {
  parameters: { name: string; in: 'path' | 'query' | 'header'; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

type Paths = Record<string, Record<string, Operation>>;

interface Documented {
  paths: Paths;
}

const endsAnAccount = ({ name, access }: Endpoint): boolean =>
  access === 'user' && /^(account|auth)\./.test(name);

/** Of each test, and not of a worker: workers that have something else in common would begin anew for these tests. */
const test = base.extend<Documented>({
  paths: async ({ backend }, use) => {
    const document = (await (await backend.fetch('/docs/openapi.json')).json()) as Documented;
    await use(document.paths);
  },
});

const refusal = z.strictObject({
  code: z.string(),
  message: z.string(),
  field: z.optional(z.string()),
  params: z.optional(z.record(z.string(), z.unknown())),
});

/** Names of services behind the API, which no answer may reveal. */
const INSIDE = /dynamodb|aws|node_modules|\bat .+:\d+:\d+|TypeError|undefined/i;

/** Without `expect`, which is reported to the runner each time, and would take longer than all the calls. */
function expectSound(row: Endpoint, { status, body, headers }: Answer): void {
  const said = `${status} ${JSON.stringify(body)}`;
  assert(headers.get('content-type')?.includes('application/json'), said);
  if (status === row.status) {
    assert.deepStrictEqual(body, z.parse(row.output, body));
    return;
  }
  assert(status >= 400 && status < 500, said);
  assert.doesNotMatch(refusal.parse(body).message, INSIDE);
}

/** The input where the operation wants each part of it. */
function sentTo({ body }: Endpoint, { parameters }: Operation, input: Record<string, unknown>) {
  const path: Record<string, string> = {};
  const query: Record<string, string> = {};
  const headers: Record<string, string> = {};
  const rest = { ...input };
  for (const { name, in: place } of parameters) {
    const value = rest[name];
    Reflect.deleteProperty(rest, name);
    // Longer addresses are turned away before the gateway sees them.
    const written = typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value ?? '');
    if (place === 'path') path[name] = written.slice(0, 2_000) || 'none';
    // A header that cannot be sent says nothing of the server.
    else if (place === 'header') headers[name] = written.replace(/[^\x20-\x7e]/g, '').trim();
    else if (value !== undefined) query[name] = written.slice(0, 2_000);
  }
  const sent: Sent = { path, query, headers };
  if (body === 'json') return { ...sent, json: rest };
  return body === 'multipart' ? { ...sent, form: formOf(rest) } : sent;
}

function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    form.append(name, typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value));
  }
  return form;
}

/** Sends an endpoint what it does not expect, as somebody whom it lets in. */
async function fuzz(row: Endpoint, paths: Paths, backend: Backend, token: string | undefined) {
  const operation = paths[row.path]?.[row.method.toLowerCase()];
  if (!operation) throw new Error(`The document has no ${row.name}`);
  const schemas = Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schema);
  const fields = {
    ...schemas[0]?.properties,
    ...Object.fromEntries(operation.parameters.map(({ name, schema }) => [name, schema])),
  };
  const property = fc.asyncProperty(inputFor(fields), async (input) => {
    const answer = await backend.call(row, { ...sentTo(row, operation, input), token });
    expectSound(row, answer);
    if (row.name !== 'rooms.create' || answer.status !== row.status) return;
    const { id } = z.parse(z.object({ id: z.string() }), answer.body);
    const path = { id };
    await backend.call({ method: 'DELETE', path: '/coldroom/{id}' }, { path, token });
  });
  await fc.assert(property, { numRuns, seed });
}

const areas = Object.groupBy(endpoints, ({ name }) => name.split('.')[0] ?? name);

for (const [area, rows = []] of Object.entries(areas)) {
  test(`each endpoint of ${area} answers whatever is sent with a success or a refusal`, async ({
    backend,
    paths,
    admin,
    lasting,
  }) => {
    for (const row of rows) {
      await test.step(row.name, async () => {
        // What concerns accounts and sessions gets a customer of its own.
        const customer = endsAnAccount(row) ? await signUp(backend) : lasting;
        const user = customer.token;
        const tokens = { public: undefined, user, staff: admin.token, admin: admin.token };
        await fuzz(row, paths, backend, tokens[row.access]);
      });
    }
  });
}
