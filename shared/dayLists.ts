/** The lists of a day at work. They stand apart from its schemas, which the site's first script does without. */
export const dayListNames = [
  'arriving',
  'leaving',
  'inHouse',
  'late',
  'asked',
  'claims',
  'free',
] as const;
export type DayListName = (typeof dayListNames)[number];
