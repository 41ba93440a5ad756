import type { ComponentProps } from 'react';
import type { Room } from '#shared/room.ts';
import { useCombobox, useTyped } from '#web/features/roomPicker/useCombobox.ts';
import { useRoomChoices } from '#web/features/roomPicker/useRoomChoices.ts';
import { useSettled } from '#web/lib/hooks/useSettled.ts';
import { TextInput } from '#web/ui/inputs.tsx';
import { RoomChoices } from './RoomChoices.tsx';
import styles from './RoomPicker.module.css';

type Field = Pick<
  ComponentProps<typeof TextInput>,
  'label' | 'hint' | 'warning' | 'error' | 'required' | 'disabled' | 'className' | 'ref'
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
  const typing = useTyped();
  const { isOpen, typed, setTyped } = typing;
  const text = useSettled(typed?.trim() ?? '');
  const { rooms, ...found } = useRoomChoices(isOpen ? text : undefined);
  const offered = (rooms ?? []).filter(offers);
  const withNone = none !== undefined && text === '';
  const choose = (index: number): boolean => {
    const room = offered[withNone ? index - 1 : index];
    if (!room && !(withNone && index === 0)) return false;
    onChoose(room);
    return true;
  };
  const { list, place, open, close, take, onKeyDown, optionId, active } = useCombobox(typing, {
    count: offered.length + (withNone ? 1 : 0),
    isFound: rooms !== undefined && (typed?.trim() ?? '') === text,
    choose,
  });
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
        aria-activedescendant={active}
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
        onChoose={take}
      />
    </div>
  );
}
