import fc, { type Arbitrary } from 'fast-check';
import { character } from '#shared/testing/character.ts';

/** The part of JSON Schema that the product's OpenAPI document uses. */
export interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
}

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const text = ({ minLength = 0, maxLength = 40 }: JsonSchema): Arbitrary<string> =>
  fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, 60)),
  });

function textOf(schema: JsonSchema): Arbitrary<string> {
  if (schema.format === 'date') return fc.integer({ min: -2, max: 30 }).map(dayIn);
  if (schema.format === 'idn-email') return fc.emailAddress();
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
  return text(schema);
}

/** A value that a schema allows. */
function fitting(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const { anyOf, ...rest } = schema;
  if (anyOf) return fc.oneof(...anyOf.map((one) => fitting({ ...rest, ...one })));
  const { type, minimum = -1e9, maximum = 1e9 } = schema;
  if (type === 'string') return textOf(schema);
  if (type === 'boolean') return fc.boolean();
  if (type === 'number' || type === 'integer') {
    const [min, max] = [Math.ceil(minimum), Math.floor(maximum)];
    const whole = fc.integer({ min, max: Math.min(max, min + 1000) });
    return fc.oneof(whole, fc.constant(maximum), fc.constant(Math.max(minimum, 5e-324)));
  }
  if (type === 'array') return fc.array(fitting(schema.items ?? {}), { maxLength: 5 });
  return fc.jsonValue();
}

/** Hostile or unexpected values. */
const hostile: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '0',
    -1,
    0.1 + 0.2,
    1e308,
    5e-324,
    Number.MAX_SAFE_INTEGER + 2,
    true,
    [],
    {},
    [[[[]]]],
    { toString: 'x' },
    { $gt: '' },
    'x'.repeat(20_000),
    '\u0000',
    '\ud800',
    '\u202e\u2066',
    '__proto__',
    'constructor',
    '../../etc/passwd',
    '%2e%2e%2f',
    'ROOM#1',
    "' OR 1=1 --",
    '<script>alert(1)</script>',
    '=HYPERLINK("http://example.com")',
    '{{7*7}}',
    'a\r\nSet-Cookie: b=c',
    '9999-12-31',
    '2027-02-30',
    '-0001-01-01',
    'NaN',
    'Infinity',
    '1e3',
    '0x10',
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: character, maxLength: 200 }),
);

/** Fields that only the server may set. */
const reserved: Arbitrary<Record<string, unknown>> = fc.dictionary(
  fc.constantFrom(
    'role',
    'userId',
    'status',
    'id',
    'pk',
    'sk',
    'version',
    'live',
    'passwordHash',
    '__proto__',
  ),
  fc.constantFrom<unknown>('admin', 'approved', 'USER#1', 0, true, null),
  { maxKeys: 2 },
);

/** Input of an operation: most fields valid, some invalid, missing or reserved for the server. */
export function inputFor(fields: Record<string, JsonSchema>): Arbitrary<Record<string, unknown>> {
  const field = (schema: JsonSchema) =>
    fc.oneof(
      { weight: 8, arbitrary: fitting(schema) },
      { weight: 1, arbitrary: hostile },
      { weight: 1, arbitrary: fc.constant(undefined) },
    );
  const known = fc.record(
    Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, field(schema)])),
  );
  return fc.tuple(known, reserved).map(([own, others]) => ({ ...others, ...own }));
}
