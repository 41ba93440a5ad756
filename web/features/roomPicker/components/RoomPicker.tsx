import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import type { Room } from '#shared/room.ts';
import { useRoomChoices } from '#web/features/roomPicker/useRoomChoices.ts';
import { useSettled } from '#web/lib/hooks/useSettled.ts';
import { TextInput } from '#web/ui/inputs.tsx';
import { RoomChoices } from './RoomChoices.tsx';
import { choiceAfter } from './choiceAfter.ts';
import styles from './RoomPicker.module.css';

type Field = Pick<
  ComponentProps<typeof TextInput>,
  'label' | 'hint' | 'error' | 'required' | 'disabled' | 'className' | 'ref'
>;

export interface PickerProps extends Field {
  /** What the field shows of the room that is chosen; empty where none is. */
  chosen: string;
  /** Called with the room that is chosen; with none where all are meant. */
  onChoose: (room: Room | undefined) => void;
  /** What stands first, for no room in particular. @default nothing does */
  none?: string;
  /** Which rooms are offered. @default all */
  offers?: (room: Room) => boolean;
  /** A room as the list shows it. @default name and place */
  textOf?: (room: Room) => string;
}

const all = () => true;
/** A room by its name and its place. */
export const nameAndPlace = ({ name, location }: Pick<Room, 'name' | 'location'>): string =>
  `${name}, ${location}`;

/**
 * Chooses a room by typing words of its name or place. It opens with the first rooms; arrow keys lead through those that
 * are found, Enter chooses one and Escape closes the list, as in every combobox.
 */
export function RoomPicker(props: PickerProps) {
  const { chosen, onChoose, none, offers = all, textOf = nameAndPlace, ...field } = props;
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  /** What is typed; undefined where the field shows what is chosen. */
  const [typed, setTyped] = useState<string>();
  const [place, setPlace] = useState(-1);
  const text = useSettled(typed?.trim() ?? '');
  const { rooms, ...found } = useRoomChoices(isOpen ? text : undefined);
  const offered = (rooms ?? []).filter(offers);
  const withNone = none !== undefined && text === '';
  const count = offered.length + (withNone ? 1 : 0);

  const isFound = rooms !== undefined && (typed?.trim() ?? '') === text;
  /** Whether Enter was pressed before what is typed was found. */
  const entered = useRef(false);

  const open = () => {
    entered.current = false;
    setOpen(true);
    setPlace(-1);
  };
  const close = () => {
    entered.current = false;
    setOpen(false);
    setTyped(undefined);
  };
  const choose = (index: number) => {
    const room = offered[withNone ? index - 1 : index];
    if (!room && !(withNone && index === 0)) return;
    onChoose(room);
    close();
  };
  useEffect(() => {
    if (!entered.current || !isFound) return;
    entered.current = false;
    choose(0);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      // The dialog around it stays open.
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      if (isFound) choose(place === -1 && typed ? 0 : place);
      else entered.current = true;
    } else {
      const next = choiceAfter(event.key, place, count);
      if (next === undefined) return;
      event.preventDefault();
      if (isOpen) setPlace(next);
      else open();
    }
  };
  const optionId = (index: number) => `${list}-${index}`;
  return (
    <div className={styles.picker} onBlur={close}>
      <TextInput
        {...field}
        role="combobox"
        autoComplete="off"
        maxLength={120}
        placeholder="Name or place"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && place >= 0 && place < count ? optionId(place) : undefined}
        value={typed ?? chosen}
        onFocus={({ target }) => target.select()}
        onClick={open}
        onChange={({ target }) => {
          setTyped(target.value);
          open();
        }}
        onKeyDown={onKeyDown}
      />
      <RoomChoices
        {...found}
        {...{ id: list, isOpen, place, optionId }}
        texts={isOpen && rooms ? [...(withNone ? [none] : []), ...offered.map(textOf)] : undefined}
        onChoose={choose}
      />
    </div>
  );
}
