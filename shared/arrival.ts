/** What admins write down of a room for whoever has it, in the order in which it is read on the way there. */
export const arrivalNames = [
  'directions',
  'openingHours',
  'keeperName',
  'keeperPhone',
  'doorWords',
  'whatToBring',
  'howToPay',
] as const;
export type ArrivalName = (typeof arrivalNames)[number];

/**
 * How to get into a room. It is for the customers of its approved bookings and for the staff, and for nobody else. The
 * telephone is in E.164; `doorWords` are what is said or typed at the door.
 */
export type ArrivalGuide = Partial<Record<ArrivalName, string | undefined>>;

const isArrivalName = (name: string): name is ArrivalName =>
  arrivalNames.some((one) => one === name);

/** What of these fields says how to arrive. */
export const arrivalGuideOf = (fields: ArrivalGuide): ArrivalGuide =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => isArrivalName(name)));

/** These fields without how to arrive. */
export const withoutArrivalGuide = <Fields extends object>(
  fields: Fields,
): Omit<Fields, ArrivalName> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !isArrivalName(name))) as Omit<
    Fields,
    ArrivalName
  >;
