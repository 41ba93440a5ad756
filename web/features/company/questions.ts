import { limits } from '#shared/limits.ts';

/** The five questions that are asked most, as the home page and /faq answer them. */
export const questions = [
  {
    question: 'What is the ideal temperature for my goods?',
    answer:
      'Most perishables such as vegetables, milk, fresh meat and fish keep best at 0 to 4 °C. Frozen goods are stored down to -18 °C. Potatoes, bananas and flowers like it warmer, and medicines usually ask for 2 to 8 °C. Every room states the range it holds.',
  },
  {
    question: 'How do I book a cold room?',
    answer: `Choose a room, choose your first and last day in its calendar, and send the booking. You need an account, which takes a minute. The days are held for you at once; we then approve or reject the booking, and you follow it on your dashboard. A stay may last up to ${limits.stayDays} days.`,
  },
  {
    question: 'Can I reach my goods 24/7?',
    answer:
      'Yes, rooms with access control open by code at any hour of the day and night. At the other sites a keeper opens for you; the hours are told when your booking is approved.',
  },
  {
    question: 'How safe are my goods?',
    answer:
      'Sites are fenced, locked and watched, and the temperature of each room is measured around the clock. Backup power takes over when the grid fails. A room is let to one customer at a time, so nobody else has a reason to enter yours.',
  },
  {
    question: 'How do I work out the space I need?',
    answer:
      'Add up the weight of your goods and compare it with the capacity in tons, then leave about a fifth of the room free so that the air can move. A ton of potatoes in crates takes about 25 ft² stacked two metres high. If in doubt, ask us: we work it out with you.',
  },
] as const;
