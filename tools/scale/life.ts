import type { IndexName } from '#functions/platform/table/schema.ts';

/** Where an item is written: the table, or an index that copies it. */
export type Place = 'table' | IndexName;

/** What a request takes of one partition. */
export interface Touch {
  place: Place;
  pk: string;
  /** The item; undefined where a query reads several. */
  sk?: string | undefined;
  /** Capacity units. */
  units: number;
}

/** A request to DynamoDB, with what it writes and reads. */
export interface Request {
  /** What happened to the booking. */
  step: string;
  /** Whether all its writes are one transaction, whose items no other transaction may write meanwhile. */
  isTransaction: boolean;
  writes: Touch[];
  reads: Touch[];
}

/** Everything that the product asks of the table because of one booking, from the request to its end. */
export type Life = Request[];
