import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { imageKind } from '#shared/images.ts';
import { roomFormSchema } from '#shared/roomForm.ts';
import { seedRooms } from './rooms.ts';

const picture = (file: string) => readFileSync(new URL(`./images/${file}`, import.meta.url));

describe('the sample rooms', () => {
  it('are twelve of both types, each with its own id', () => {
    expect(new Set(seedRooms.map((room) => room.id)).size).toBe(12);
    expect(new Set(seedRooms.map((room) => room.roomType))).toEqual(
      new Set(['Cold Room', 'Ware House']),
    );
  });

  it('end with available rooms, because the home page shows the newest ones', () => {
    expect(seedRooms.slice(-3).map((room) => room.status)).toEqual(Array(3).fill('available'));
  });

  it.each(seedRooms)('are valid input of the room form: $id', ({ id, pictures, ...fields }) => {
    expect(id).toMatch(/^[a-z-]+$/);
    expect(pictures).toHaveLength(3);
    expect(roomFormSchema.parse(fields)).toEqual(fields);
  });

  it.each(seedRooms)('are in Rwanda: $id', ({ latitude, longitude }) => {
    expect(latitude).toBeGreaterThan(-2.85);
    expect(latitude).toBeLessThan(-1.04);
    expect(longitude).toBeGreaterThan(28.85);
    expect(longitude).toBeLessThan(30.9);
  });

  it.each(seedRooms)('have three pictures of at most 60 kB: $id', ({ id }) => {
    for (const file of [`${id}.webp`, `${id}-2.webp`, `${id}-3.webp`]) {
      const bytes = picture(file);
      expect(imageKind(bytes)).toBe('webp');
      expect(bytes.length).toBeLessThanOrEqual(60 * 1024);
    }
  });
});
