import type { ArrivalGuide } from '#shared/arrival.ts';

/** How to get into each room of the demonstration: plainly made up, with a number that nobody has. */
export const demoGuide: ArrivalGuide = {
  directions: 'From the main road follow the blue signs to the gate of the cold rooms.',
  openingHours: 'Every day from 6:00 to 20:00',
  keeperName: 'Kamana Keeper',
  keeperPhone: '+250788000200',
  doorWords: 'Ring at the gate and say your booking number.',
  whatToBring: 'Your identity card. Crates are lent at the room.',
  howToPay: 'By mobile money or in cash, on your first day.',
};
