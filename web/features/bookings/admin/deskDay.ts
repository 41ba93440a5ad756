import { createContext, useContext } from 'react';
import { todayInKigali, type Day } from '#shared/days.ts';

/** The server's day, on a page that was told it: the clock of the computer at the desk may be wrong. */
export const DeskDay = createContext<Day | undefined>(undefined);

/** Today, by which the staff's buttons are offered and their days judged: as the server says on such a page, and by the device's clock elsewhere. */
export const useDeskDay = (): Day => useContext(DeskDay) ?? todayInKigali();
