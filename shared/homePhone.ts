import { withoutDirections } from './directionSigns.ts';

/** A Rwandan mobile number, with the code of the country, the national 0, or neither; without its spaces and signs. */
const MOBILE = /^(?:\+250|00250|250|0)?(7\d{8})$/;

/**
 * A Rwandan mobile number in E.164 (`+250788123456`), read without the rules of the world's numbers; undefined where
 * a text is none, though it may be another number. What it reads, `parsePhone` reads alike.
 */
export function homePhone(text: string): string | undefined {
  const [, digits] = MOBILE.exec(withoutDirections(text).replace(/[\s().\-/]/g, '')) ?? [];
  return digits && `+250${digits}`;
}
