import { marshall } from '@aws-sdk/util-dynamodb';
import { tableSchema } from '#functions/platform/table/schema.ts';
import { itemSize } from '#tools/scale/itemSize.ts';
import { nameInCopy, NAMES, namesWith, type Copied } from './copyNames.ts';

type Item = Record<string, unknown>;

/** An item as DynamoDB Local keeps it: the texts of its keys and of those of the indexes, itself as JSON, and its size. */
export interface CopiedRow {
  pk: string;
  sk: string;
  indexKeys: (string | null)[];
  json: string;
  bytes: number;
}

/** The attributes that are keys of indexes, in the order of the table's definition. */
const INDEX_KEYS = tableSchema.indexes.flatMap(({ pk, sk }) => [pk, sk]);

const textOf = (item: Item, name: string): string | null => {
  const value = item[name];
  return typeof value === 'string' ? value : null;
};

/** DynamoDB's JSON has bytes in base64. */
const bytesAsText = (_: string, value: unknown): unknown =>
  value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;

export function rowOf(item: Item): CopiedRow {
  const image = marshall(item, { removeUndefinedValues: true });
  return {
    pk: String(item.pk),
    sk: String(item.sk),
    indexKeys: INDEX_KEYS.map((name) => textOf(item, name)),
    json: JSON.stringify(image, bytesAsText),
    bytes: itemSize(image),
  };
}

/** A text in pieces: every second one is a name that differs in each copy. */
type Pieces = string[];

const piecesOf = (text: string, names = NAMES): Pieces => text.split(names);

/** An item of a house, of which copies are made. */
interface Pattern {
  row: CopiedRow;
  pk: Pieces;
  sk: Pieces;
  indexKeys: (Pieces | null)[];
  json: Pieces;
}

/** Whether an item stands in each copy by itself: its key names something. Others are shared by all copies. */
export const isOwn = ({ pk, sk }: Item, shared: ReadonlySet<string>): boolean =>
  piecesOf(`${String(pk)} ${String(sk)}`).some(
    (piece, index) => index % 2 === 1 && !shared.has(piece),
  );

/** Items of a house, and the same of its copies, in which all names differ. */
export class ItemCopies {
  readonly #patterns: Pattern[];
  readonly #house: Copied;
  readonly #shared: ReadonlySet<string>;

  /** @param shared names that are the same in all copies: those of the staff */
  constructor(items: Item[], house: Copied, shared: ReadonlySet<string>) {
    this.#house = house;
    this.#shared = shared;
    const made = items.filter(({ entity }) => entity === 'room').map((room) => room.createdAt);
    const names = namesWith(made.map(String));
    this.#patterns = items.map(rowOf).map((row) => ({
      row,
      pk: piecesOf(row.pk, names),
      sk: piecesOf(row.sk, names),
      indexKeys: row.indexKeys.map((key) => (key === null ? null : piecesOf(key, names))),
      json: piecesOf(row.json, names),
    }));
  }

  /** The rows of a copy: 0 is the house itself. */
  *rows(copy: number): Generator<CopiedRow> {
    const named = new Map<string, string>();
    const nameOf = (name: string): string => {
      if (copy === 0 || this.#shared.has(name)) return name;
      const known = named.get(name) ?? nameInCopy(name, copy, this.#house);
      named.set(name, known);
      return known;
    };
    const join = (pieces: Pieces): string => {
      let text = '';
      for (let at = 0; at < pieces.length; at += 1) {
        const piece = pieces[at] ?? '';
        text += at % 2 === 1 ? nameOf(piece) : piece;
      }
      return text;
    };
    for (const { row, pk, sk, indexKeys, json } of this.#patterns) {
      const copied = join(json);
      yield {
        pk: join(pk),
        sk: join(sk),
        indexKeys: indexKeys.map((key) => key && join(key)),
        json: copied,
        // A name is plain text, so that the item is as many bytes longer as its JSON is.
        bytes: row.bytes + copied.length - row.json.length,
      };
    }
  }
}
