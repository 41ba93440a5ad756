/** Something with its details, of which the sentence names some. */
type Named = Readonly<Record<string, string>>;

/** Values that belong into an error's sentence, such as a limit. */
export type Params = Readonly<
  Record<string, string | number | readonly string[] | readonly Named[]>
>;

/** A row of the table of errors. */
export interface ErrorRow {
  /** HTTP status. */
  status: number;
  /** The input field at fault, where it is always the same. */
  field?: string;
  /** Parameters that are always the same, such as a limit. */
  params?: Params;
  /** The sentence, or what makes it of the parameters that are given with the code. */
  message: string | ((params: never) => string);
}

/** The parameters that must be given with an error: none where its sentence takes none. */
export type GivenParams<Row extends ErrorRow> = Row['message'] extends (params: infer P) => string
  ? [params: P]
  : [];

/** The sentence of a row, with the parameters that were given. */
export const sentenceOf = ({ message }: ErrorRow, params: Params | undefined): string =>
  typeof message === 'string' ? message : message(params as never);
