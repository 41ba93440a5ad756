import type { Room } from '#shared/room.ts';
import { roomTypeLabels } from '#shared/roomTypes.ts';
import { RoomImage } from '#web/features/rooms/components/RoomImage.tsx';
import { RoomStatusBadge } from '#web/features/rooms/components/RoomStatusBadge.tsx';
import { temperatureWords } from '#web/features/rooms/temperatureWords.ts';
import { formatMeasure, formatRwf } from '#web/lib/format.ts';
import { roomPath } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { EditLink } from './EditLink.tsx';
import styles from './AdminRoomsPage.module.css';

interface Props {
  room: Room | undefined;
  onClose: () => void;
}

const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');

/** Every field of a room. */
export const RoomDetailsDialog = ({ room, onClose }: Props) => (
  <Dialog
    open={room !== undefined}
    title={room?.name ?? 'Cold room'}
    onClose={onClose}
    actions={
      room && (
        <>
          <ButtonLink to={roomPath(room.id)} look="outline">
            As visitors see it
          </ButtonLink>
          <EditLink room={room} />
        </>
      )
    }
  >
    {room && (
      <div className={styles.details}>
        <RoomImage
          src={room.image}
          widths={room.pictures[0]?.widths}
          alt=""
          className={styles.picture}
        />
        {room.description && <p className={styles.description}>{room.description}</p>}
        <FactList
          facts={[
            ['Status', <RoomStatusBadge key="status" status={room.status} />],
            ['Room type', roomTypeLabels[room.roomType]],
            ['Location', room.location],
            ['Price per day', formatRwf(room.price)],
            ['Capacity', formatMeasure(room.capacity, room.unit)],
            ['Size', formatMeasure(room.size, 'ft²')],
            ['Features', room.feature.join(', ')],
            ['Temperature', temperatureWords(room.temperatureRange)],
            ['Humidity control', yesNo(room.humidityControl)],
            ['Access control', yesNo(room.accessControl)],
          ]}
        />
      </div>
    )}
  </Dialog>
);
