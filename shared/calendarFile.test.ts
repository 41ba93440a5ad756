import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile, calendarOf, type CalendarEvent } from './calendarFile.ts';

const now = Date.parse('2027-01-05T08:30:15.123Z');
const event: CalendarEvent = {
  id: 'b1',
  startDate: '2027-01-30',
  endDate: '2027-01-31',
  summary: 'Cold room: Huye Milk Room',
  location: 'Ngoma, Huye',
  description: 'Booking number: CR-4F7K2',
  url: 'https://coldroom.test/booking/arrival?booking=b1',
};

const file = (fields: Partial<CalendarEvent> = {}) => calendarFile({ ...event, ...fields }, now);
const linesOf = (text: string) => text.split('\r\n');
const unfolded = (text: string) => linesOf(text.replace(/\r\n /g, ''));

/** What a calendar reads of a property of text. */
function read(text: string, name: string): string | undefined {
  const line = unfolded(text).find((one) => one.startsWith(`${name}:`));
  return line
    ?.slice(name.length + 1)
    .replace(/\\([\\;,n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
}

describe('a calendar file', () => {
  it('has one event of whole days, whose end is the day after the last', () => {
    expect(linesOf(file())).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//ColdRoom Rwanda//Bookings//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:b1@bookings.coldroom',
      'DTSTAMP:20270105T083015Z',
      'DTSTART;VALUE=DATE:20270130',
      'DTEND;VALUE=DATE:20270201',
      'SUMMARY:Cold room: Huye Milk Room',
      'LOCATION:Ngoma\\, Huye',
      'DESCRIPTION:Booking number: CR-4F7K2',
      'URL:https://coldroom.test/booking/arrival?booking=b1',
      'TRANSP:TRANSPARENT',
      'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('leaves the customer free on the days of a stay, of which they spend only hours there', () => {
    const lines = linesOf(file());
    expect(lines).toContain('TRANSP:TRANSPARENT');
    expect(lines).toContain('X-MICROSOFT-CDO-BUSYSTATUS:FREE');
  });

  it('is of the same event whenever it is made', () => {
    const later = calendarFile({ ...event, endDate: '2027-02-03' }, now + 86_400_000);
    expect(read(later, 'UID')).toBe(read(file(), 'UID'));
  });

  it('says what was written, whatever that is, in lines of at most 75 bytes', () => {
    const written = fc.string({ unit: 'grapheme', maxLength: 200 });
    const special = fc.constantFrom('\\', ';', ',', '\n', '\\n', 'BEGIN:VEVENT', '❄️', 'é');
    const text = fc.array(fc.oneof(written, special), { maxLength: 8 }).map((all) => all.join(''));
    fc.assert(
      fc.property(text, (description) => {
        const made = file({ description, summary: description });
        expect(read(made, 'DESCRIPTION')).toBe(description);
        expect(read(made, 'SUMMARY')).toBe(description);
        for (const line of linesOf(made)) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        }
        expect(unfolded(made).filter((line) => line.startsWith('BEGIN:'))).toHaveLength(2);
      }),
    );
  });

  it('writes any break of a line as one, and no control characters', () => {
    expect(read(file({ description: 'One\r\ntwo\rthree\u0007' }), 'DESCRIPTION')).toBe(
      'One\ntwo\nthree',
    );
  });
});

describe('a calendar that programs subscribe to', () => {
  const name = 'Cold rooms, mine';

  it('says its name and how often it is worth a look, and has any number of events', () => {
    expect(linesOf(calendarOf({ name, events: [] }, now))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//ColdRoom Rwanda//Bookings//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'NAME:Cold rooms\\, mine',
      'X-WR-CALNAME:Cold rooms\\, mine',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'END:VCALENDAR',
      '',
    ]);
    const { url, ...leadsNowhere } = event;
    const events: CalendarEvent[] = [
      { ...event, status: 'CONFIRMED' },
      { ...leadsNowhere, id: 'b2', status: 'TENTATIVE' },
    ];
    const lines = linesOf(calendarOf({ name, events }, now));
    expect(lines.filter((line) => /^(UID|STATUS|URL|BEGIN:VEVENT|END:VEVENT)/.test(line))).toEqual([
      'BEGIN:VEVENT',
      'UID:b1@bookings.coldroom',
      `URL:${url ?? ''}`,
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:b2@bookings.coldroom',
      'STATUS:TENTATIVE',
      'END:VEVENT',
    ]);
  });
});
