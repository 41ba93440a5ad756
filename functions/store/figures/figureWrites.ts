import type { Figure, FigureChange } from '#functions/domain/figures.ts';
import { settings } from '#functions/platform/settings.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Key } from '#functions/platform/table/readItems.ts';
import type { NamedWrite } from '#functions/platform/table/transact.ts';

/** Where a figure is stored, and what its item has beside the sums. */
interface Place {
  key: Key;
  entity: string;
  labels: Record<string, string>;
}

function placeOf(figure: Figure, id: string): Place {
  switch (figure.of) {
    case 'total':
      return { key: keys.figures(id), entity: 'figures', labels: {} };
    case 'month': {
      const { month } = figure;
      return { key: keys.figuresOf(month, id), entity: 'figures', labels: { month } };
    }
    case 'room': {
      const { month, coldRoomId, coldRoomName } = figure;
      const labels = { month, coldRoomId, coldRoomName };
      return { key: keys.roomFigures(month, coldRoomId), entity: 'roomFigures', labels };
    }
    case 'customer': {
      const { userId } = figure;
      return { key: keys.listedCustomer(userId), entity: 'client', labels: { userId } };
    }
    case 'customerMonth': {
      const { userId, month } = figure;
      return { key: keys.userFigures(userId, month), entity: 'userFigures', labels: { month } };
    }
  }
}

/**
 * Adds a change to a figure's sums, and creates the figure's item where there is none. The sums of all bookings are
 * spread over many items, because an item that each of them writes would be in too many transactions.
 * @param id of the booking or the account that is counted
 */
export function addToFigure({ figure, add }: FigureChange, id: string): NamedWrite<'figures'> {
  const { key, entity, labels } = placeOf(figure, id);
  const set = Object.entries({ entity, ...labels });
  const sums = Object.entries(add);
  const all = [...set, ...sums];
  return {
    name: 'figures',
    write: {
      Update: {
        TableName: settings.tableName(),
        Key: key,
        UpdateExpression: `SET ${set.map(([name]) => `#${name} = :${name}`).join(', ')} ADD ${sums.map(([name]) => `#${name} :${name}`).join(', ')}`,
        ExpressionAttributeNames: Object.fromEntries(all.map(([name]) => [`#${name}`, name])),
        ExpressionAttributeValues: Object.fromEntries(
          all.map(([name, value]) => [`:${name}`, value]),
        ),
      },
    },
  };
}
