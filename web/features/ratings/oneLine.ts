/** Text as one line: a text area takes breaks, a rating's sentence has none. */
export const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');
