type Item = Record<string, unknown>;

/** What an update says. */
export interface Update {
  UpdateExpression?: string | undefined;
  ExpressionAttributeNames?: Record<string, string> | undefined;
  ExpressionAttributeValues?: Item | undefined;
}

/** The clauses of an update: its word, and what stands between it and the next. */
const clausesOf = (expression: string): [word: string, text: string][] =>
  [...expression.matchAll(/\b(SET|REMOVE|ADD)\s+(.*?)(?=\s+(?:SET|REMOVE|ADD)\s|$)/gs)].map(
    ([, word = '', text = '']) => [word, text],
  );

/**
 * An item after an update, by as much of DynamoDB's language as the product's bookings need.
 * @throws Error where it says anything else
 */
export function updateItem(before: Item, update: Update): Item {
  const { UpdateExpression = '', ExpressionAttributeNames: names = {} } = update;
  const values = update.ExpressionAttributeValues ?? {};
  const nameOf = (text: string): string => names[text] ?? text;
  const valueOf = (text: string): unknown => {
    if (text in values) return values[text];
    throw new Error(`Not understood: ${text} in ${UpdateExpression}`);
  };
  const after = new Map(Object.entries(before));
  for (const [word, text] of clausesOf(UpdateExpression)) {
    for (const part of text.split(',').map((one) => one.trim())) {
      if (word === 'REMOVE') {
        after.delete(nameOf(part));
        continue;
      }
      const [target = '', source = ''] = part.split(word === 'SET' ? /\s*=\s*/ : /\s+/);
      const value = valueOf(source);
      const name = nameOf(target);
      after.set(name, word === 'SET' ? value : Number(after.get(name) ?? 0) + Number(value));
    }
  }
  return Object.fromEntries(after);
}
