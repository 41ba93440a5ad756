import { randomUUID } from 'node:crypto';

export type FormPart = { name: string; value: string } | FilePart;

export interface FilePart {
  name: string;
  filename: string;
  content: Uint8Array;
  type?: string;
}

export interface WrittenForm {
  contentType: string;
  body: Buffer;
}

const BREAK = '\r\n';

function headOf(part: FormPart): string {
  const field = `Content-Disposition: form-data; name="${part.name}"`;
  if ('value' in part) return field;
  const type = part.type ?? 'application/octet-stream';
  return `${field}; filename="${part.filename}"${BREAK}Content-Type: ${type}`;
}

/** A multipart form, byte for byte as a browser writes it, so that tests can also break it. */
export function writeForm(parts: FormPart[], boundary = `----form-${randomUUID()}`): WrittenForm {
  const chunks = parts.flatMap((part) => [
    Buffer.from(`--${boundary}${BREAK}${headOf(part)}${BREAK}${BREAK}`),
    Buffer.from('value' in part ? part.value : part.content),
    Buffer.from(BREAK),
  ]);
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([...chunks, Buffer.from(`--${boundary}--${BREAK}`)]),
  };
}

/** The parts of a form's plain fields. */
export const fieldsOf = (fields: Record<string, string>): FormPart[] =>
  Object.entries(fields).map(([name, value]) => ({ name, value }));

/** The fields of a valid new room, as a form sends them. */
export const roomParts: FormPart[] = fieldsOf({
  name: 'Test room',
  roomType: 'Cold Room',
  price: '25000',
  location: 'Musanze',
  capacity: '20',
  unit: 'tons',
  size: '600',
  feature: 'Backup power',
  status: 'available',
});
