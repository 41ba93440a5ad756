import { serviceLabels } from '#web/features/bookings/labels.ts';
import { day, oneOf, text, type Check } from '#web/lib/checks.ts';
import { dropDraft, readDraft, writeDraft } from '#web/lib/drafts.ts';

/** What the booking form holds, as it was typed. */
export interface BookingDraft {
  coldRoomId: string;
  roomType: string;
  startDate: string;
  endDate: string;
  service: string;
  productType: string;
  /** In kg. */
  weight: string;
}

export const emptyDraft: BookingDraft = {
  coldRoomId: '',
  roomType: '',
  startDate: '',
  endDate: '',
  service: '',
  productType: '',
  weight: '',
};

const NAME = 'bookingDraft';

interface Saved {
  /** The visit of the form it was typed in: a reload is the same visit. */
  visit: string;
  draft: BookingDraft;
}

/** How a visit of the home page begins. What its form holds is not in the address: the booking form takes it over. */
export const HOME = 'home';

const isText = text();

/** What each field may hold; an empty one may hold nothing. */
const checks: Record<keyof BookingDraft, Check<string>> = {
  coldRoomId: isText,
  roomType: isText,
  startDate: day,
  endDate: day,
  service: oneOf(Object.keys(serviceLabels)),
  productType: isText,
  weight: isText,
};

const isField = (name: string): name is keyof BookingDraft => name in checks;

/** The saved draft, without the fields that no form can show, such as a day that does not exist. */
function readSaved(): Saved | undefined {
  const saved = readDraft(NAME);
  if (typeof saved !== 'object' || saved === null || !('draft' in saved)) return undefined;
  const fields = Object.entries({ ...(saved.draft as object) }).filter(
    ([name, value]) => isField(name) && checks[name](value),
  );
  return {
    visit: 'visit' in saved && isText(saved.visit) ? saved.visit : '',
    draft: { ...emptyDraft, ...Object.fromEntries(fields) },
  };
}

/** Keeps what was typed over a reload and over signing in, until the tab is closed. */
export const saveDraft = (draft: BookingDraft, visit: string): void =>
  writeDraft(NAME, { visit, draft } satisfies Saved);

/** Forgets the draft once it has become a booking. */
export const forgetDraft = (): void => dropDraft(NAME);

/** What was said on the way to the form, part by part. */
type Preselection = Partial<BookingDraft>;

const names = Object.keys(emptyDraft) as (keyof BookingDraft)[];

/**
 * What was said on the way to the form: by the address, and the room also by the state of the
 * navigation, which may be anybody's, or by the path.
 */
export function preselectionOf(
  wish: Partial<BookingDraft>,
  state: unknown,
  id: string | undefined,
): Preselection {
  const { coldRoomId } = { ...(state as Record<string, unknown> | null) };
  const room = [wish.coldRoomId, isText(coldRoomId) && coldRoomId, id].find(Boolean);
  const said = names.flatMap((name) => (wish[name] ? [[name, wish[name]] as const] : []));
  return { ...Object.fromEntries(said), ...(room && { coldRoomId: room }) };
}

/**
 * What the form opens with. Where the same visit goes on after a reload, that is the draft, which is younger than what was
 * said on the way here. On another visit it is what was said alone: what it leaves out was cleared on the way, or never said.
 * @param goesOn whether the draft is still wanted on another visit, as after signing in: it fills in what was not said
 */
export function openingDraft(visit: string, said: Preselection = {}, goesOn = false): BookingDraft {
  const saved = readSaved();
  if (saved?.visit === visit) return saved.draft;
  const isWanted = goesOn || saved?.visit.startsWith(HOME);
  return { ...emptyDraft, ...(isWanted && saved?.draft), ...said };
}
