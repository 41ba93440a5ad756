import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import type { Room } from '#shared/room.ts';
import { editRoomPath, type FromRoomList } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';

type Props = { room: Room } & Omit<ComponentProps<typeof ButtonLink>, 'to' | 'state' | 'children'>;

/** The way to the form of a room, which knows the way back to the list as it stands. */
export function EditLink({ room, ...link }: Props) {
  const { search } = useLocation();
  return (
    <ButtonLink
      {...link}
      to={editRoomPath(room.id)}
      state={{ list: search } satisfies FromRoomList}
    >
      Edit
    </ButtonLink>
  );
}
