import type { Seen } from '#web/features/map/seen.ts';
import { useSeen } from '#web/features/map/useSeen.ts';
import { useView } from '#web/features/map/useView.ts';
import type { Input } from '#web/lib/api/client.ts';
import { BaseMap } from './BaseMap.tsx';
import { Marks } from './Marks.tsx';

export interface RoomsMapProps {
  /** What is looked for. */
  question: Omit<Input<'rooms.map'>, keyof Seen>;
  /** What to look at: the whole country where none of it is on the map; undefined while it is not known. */
  places: readonly { latitude?: number | undefined; longitude?: number | undefined }[] | undefined;
  /** The room that is pointed at, on the map or in the list. */
  lit: string | undefined;
  onLit: (id: string | undefined) => void;
}

/** The search page's map. */
export default function RoomsMap(props: RoomsMapProps) {
  return (
    <BaseMap name="Map of the rooms found">
      <View {...props} />
    </BaseMap>
  );
}

function View({ question, places, lit, onLit }: RoomsMapProps) {
  // In this order: the first look moves the map, which says then what is seen.
  const seen = useSeen();
  useView(
    places?.flatMap(({ latitude, longitude }) =>
      latitude === undefined || longitude === undefined ? [] : [[latitude, longitude] as const],
    ),
  );
  return seen && <Marks input={{ ...question, ...seen }} lit={lit} onLit={onLit} />;
}
