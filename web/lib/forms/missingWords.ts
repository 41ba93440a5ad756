const missing: ReadonlyMap<string, string> = new Map([
  ['firstName', 'Enter your first name.'],
  ['lastName', 'Enter your last name.'],
  ['names', 'Enter your name.'],
  ['email', 'Enter your email address.'],
  ['phoneNumber', 'Enter your telephone number.'],
  ['phone', 'Enter your telephone number.'],
  ['password', 'Enter your password.'],
  ['code', 'Enter the code from the email.'],
  ['question', 'Say how we can help.'],
  ['questions', 'Say how we can help.'],
  ['coldRoomId', 'Choose a cold room.'],
  ['startDate', 'Choose a first day.'],
  ['endDate', 'Choose a last day.'],
]);

/** What to do about a field that was left empty, by the field's name; undefined where the form has no words of its own. */
export const missingWords = (field: string): string | undefined => missing.get(field);
