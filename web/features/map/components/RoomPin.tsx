import type { Marker as LeafletMarker } from 'leaflet';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Marker, Popup } from 'react-leaflet';
import type { Place } from '#web/features/map/boxes.ts';
import { dotPin, pricePin } from '#web/features/map/pricePin.ts';
import type { MappedRoom } from '#web/features/map/useMarks.ts';
import { cx } from '#web/ui/cx.ts';
import { RoomPopup } from './RoomPopup.tsx';
import styles from './map.module.css';

interface Props {
  pin: MappedRoom;
  /** Where its price stands, seen from its place; undefined where there is no place for it. */
  head: Place | undefined;
  lit: boolean;
  onLit: (id: string | undefined) => void;
}

/** More than the height of any map in px, by which Leaflet orders pins. */
const FOREMOST = 10_000;

/** A room's pin. It lights up with the room's card, and lights the card when it is pointed at. */
export function RoomPin({ pin: { room, point, taken }, head, lit, onLit }: Props) {
  const ref = useRef<LeafletMarker>(null);
  const [open, setOpen] = useState(false);
  const { name, price } = room;
  const { x, y } = head ?? {};
  const icon = useMemo(() => {
    const className = cx(styles.priced, taken && styles.muted);
    return x === undefined || y === undefined
      ? dotPin({ name, price, className })
      : pricePin({ name, price, className, head: { x, y } });
  }, [name, price, x, y, taken]);
  useEffect(() => {
    ref.current?.getElement()?.toggleAttribute('data-lit', lit);
  }, [lit]);
  useFocus(ref, room.id, onLit);
  return (
    <Marker
      ref={ref}
      position={point}
      icon={icon}
      riseOnHover
      zIndexOffset={lit ? FOREMOST : taken ? -FOREMOST : 0}
      eventHandlers={{
        mouseover: () => onLit(room.id),
        mouseout: () => onLit(undefined),
        popupopen: () => setOpen(true),
        popupclose: ({ popup, target }) => {
          setOpen(false);
          returnFocus(popup.getElement(), target as LeafletMarker);
        },
      }}
    >
      <Popup maxWidth={250} minWidth={200}>
        <RoomPopup room={room} taken={taken} open={open} />
      </Popup>
    </Marker>
  );
}

/** Leaflet has no event for the focus. */
function useFocus(
  ref: React.RefObject<LeafletMarker | null>,
  id: string,
  onLit: (id: string | undefined) => void,
): void {
  useEffect(() => {
    const element = ref.current?.getElement();
    const focus = () => onLit(id);
    const blur = () => onLit(undefined);
    element?.addEventListener('focus', focus);
    element?.addEventListener('blur', blur);
    return () => {
      element?.removeEventListener('focus', focus);
      element?.removeEventListener('blur', blur);
    };
  }, [ref, id, onLit]);
}

/** Moves the focus back to the pin when its popup is closed from within. */
function returnFocus(popup: HTMLElement | undefined, marker: LeafletMarker): void {
  const { activeElement, body } = document;
  if (activeElement === body || popup?.contains(activeElement)) marker.getElement()?.focus();
}
