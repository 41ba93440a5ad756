/** Why nothing is sent to an address any more: e-mails came back, or their reader complained of one. */
export const emailOffReasons = ['bounced', 'complained'] as const;
export type EmailOff = (typeof emailOffReasons)[number];
