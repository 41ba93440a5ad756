import type { Endpoint, Route } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';
import { readProblem, type InputCode } from './inputErrors.ts';

/** A schema of zod or a check of one, as far as it is looked at here. */
interface Part {
  _zod: {
    def: {
      type?: string;
      error?: (issue: { input: unknown }) => string;
      /** The fields of an object. */
      shape?: Record<string, Part>;
    };
  };
}

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** What a part wraps, joins or is checked by. */
const innerParts = ({ _zod: { def } }: Part): Part[] =>
  Object.values(def)
    .flatMap((value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(isPart);

/** Values that can stand in a field, by how it is sent. No schema takes all of them. */
const samples = {
  path: ['x'],
  query: [undefined, '', 'x'],
  json: [undefined, null, '', 'x', 0],
  multipart: [undefined, '', 'x', { content: new Uint8Array() }],
} as const;

type Values = readonly unknown[];

/**
 * The codes with which a part can refuse one of the values.
 * @param inField which values can stand in a field of an object
 */
function codesOf(part: Part, values: Values, inField: (name: string) => Values): InputCode[] {
  const { type, error, shape = {} } = part._zod.def;
  const refused = type === 'string' ? values.filter((value) => typeof value !== 'string') : values;
  const left = type === 'optional' ? values.filter((value) => value !== undefined) : values;
  return [
    ...(error ? refused.map((input) => readProblem(error({ input })).code) : []),
    ...innerParts(part).flatMap((inner) => codesOf(inner, left, inField)),
    ...Object.entries(shape).flatMap(([name, field]) => codesOf(field, inField(name), inField)),
  ];
}

function inputCodes({ input, path, body }: Endpoint): InputCode[] {
  const inField = (name: string) =>
    samples[path.includes(`{${name}}`) ? 'path' : (body ?? 'query')];
  return codesOf(input as unknown as Part, ['x'], inField);
}

function callerCodes({ access, oneTimePassword }: Route): ErrorCode[] {
  if (access === 'public') return [];
  return [
    'noToken',
    'tokenExpired',
    'invalidToken',
    ...(oneTimePassword ? [] : ['passwordToChoose' as const]),
    ...(access === 'staff' ? ['staffOnly' as const] : []),
    ...(access === 'admin' ? ['adminOnly' as const] : []),
  ];
}

const bodyCodes = {
  none: [],
  json: ['jsonExpected', 'malformedJson', 'bodyTooLarge'],
  multipart: ['formExpected', 'malformedForm', 'bodyTooLarge'],
} as const satisfies Record<string, ErrorCode[]>;

/** What any call can meet, whatever it asks. */
const anyCodes = ({ method }: Route): ErrorCode[] => [
  'throttled',
  'busy',
  // What only reads has done nothing, whether it was answered or not.
  ...(method === 'GET' ? [] : ['outcomeUnknown' as const]),
  'serverError',
];

/** Every code that an endpoint can answer: by its access, its body and its input, and its own. */
export const errorsOf = (row: Endpoint): ErrorCode[] => [
  ...new Set([
    ...callerCodes(row),
    ...bodyCodes[row.body ?? 'none'],
    ...inputCodes(row),
    ...row.errors,
    ...anyCodes(row),
  ]),
];
