import type { AttributeValue } from '@aws-sdk/client-dynamodb';

export type Image = Record<string, AttributeValue>;

const bytesOf = (text: string): number => Buffer.byteLength(text);

/** Two digits of a number are a byte, without the zeros at its ends; a sign takes one, and so does the exponent. */
function numberSize(text: string): number {
  const digits = text.replace(/[-.]/g, '').replace(/^0+|0+$/g, '');
  return Math.ceil(digits.length / 2) + 1 + (text.startsWith('-') ? 1 : 0);
}

/** Bytes of a value as DynamoDB counts them: a list or map has three of its own. */
function valueSize(value: AttributeValue): number {
  if (value.S !== undefined) return bytesOf(value.S);
  if (value.N !== undefined) return numberSize(value.N);
  if (value.B !== undefined) return value.B.length;
  if (value.L !== undefined) return 3 + value.L.reduce((sum, one) => sum + 1 + valueSize(one), 0);
  if (value.M !== undefined) return 3 + Object.keys(value.M).length + itemSize(value.M);
  return 1;
}

/** Bytes of an item as DynamoDB counts them: the names of its attributes and their values. */
export const itemSize = (image: Image = {}): number =>
  Object.entries(image).reduce((sum, [name, value]) => sum + bytesOf(name) + valueSize(value), 0);

/** Write units of so many bytes, outside of a transaction: one for each begun kilobyte. */
export const writeUnits = (bytes: number): number => Math.max(1, Math.ceil(bytes / 1024));
