import { api } from '#shared/api.ts';
import { limits } from '#shared/limits.ts';
import { expectRefusal, type Backend } from '../support/backend.ts';
import { fileOf, jpeg, newPng, pngOf, webp } from '../support/pictures.ts';
import { roomFields, roomForm } from '../support/rooms.ts';
import { expect, test } from '../support/test.ts';

const statusOf = async (backend: Backend, path: string | undefined) =>
  (await backend.fetch(path ?? '/no-picture')).status;

test.describe('a picture', () => {
  test('is served as it was sent, for a year, whatever its kind [S3.1]', async ({
    backend,
    rooms,
  }) => {
    for (const [extension, type, bytes] of [
      ['png', 'image/png', newPng()],
      ['jpg', 'image/jpeg', jpeg()],
      ['webp', 'image/webp', webp()],
    ] as const) {
      const { id, image } = await rooms.create({}, bytes);
      expect(image).toMatch(new RegExp(`^/images/rooms/${id}/[0-9a-f]{32}\\.${extension}$`));
      const served = await backend.fetch(image ?? '');
      expect(served.status).toBe(200);
      expect(served.headers.get('content-type')).toBe(type);
      expect(served.headers.get('x-content-type-options')).toBe('nosniff');
      expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true);
    }
  });

  test('is known by its bytes, not by its name or type', async ({ backend, rooms, admin }) => {
    const form = roomForm(roomFields);
    form.set('image', fileOf(newPng(), 'text/html'), '../../evil.html');
    const room = await backend.ok(api.rooms.create, { form, token: admin.token });
    expect(room.image).toMatch(/\.png$/);
    const served = await backend.fetch(room.image ?? '');
    expect(served.headers.get('content-type')).toBe('image/png');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    await rooms.remove(room.id);
  });

  test('may have 4 MB, and no byte more [S9.17]', async ({ backend, rooms, admin }) => {
    const picture = (size: number) => Buffer.concat([newPng()], size);
    const { image } = await rooms.create({}, picture(limits.imageBytes));
    expect(await statusOf(backend, image)).toBe(200);
    const form = roomForm(roomFields, picture(limits.imageBytes + 1));
    const answer = await backend.call(api.rooms.create, { form, token: admin.token });
    expectRefusal(answer, 'imageSize');
  });

  test('is nothing but a PNG, a JPEG or a WebP', async ({ backend, admin }) => {
    for (const [bytes, type] of [
      ['<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 'image/svg+xml'],
      ['<?xml version="1.0"?><svg/>', 'image/png'],
      ['GIF89a\u0001\u0000\u0001\u0000', 'image/gif'],
      ['<!doctype html><script>alert(1)</script>', 'image/jpeg'],
    ] as const) {
      const form = roomForm(roomFields);
      form.set('image', fileOf(Buffer.from(bytes), type), 'room.png');
      const answer = await backend.call(api.rooms.create, { form, token: admin.token });
      expectRefusal(answer, 'imageType');
    }
  });

  test('has no side of none, nor of too many pixels', async ({ backend, admin }) => {
    for (const [width, height] of [
      [limits.imageSide + 1, 1],
      [1, 2 ** 31 - 1],
      [0, 1],
    ] as const) {
      const form = roomForm(roomFields, pngOf(width, height));
      const answer = await backend.call(api.rooms.create, { form, token: admin.token });
      expectRefusal(answer, width ? 'imageSide' : 'imageType');
    }
  });

  test('may be 8000 pixels wide', async ({ rooms }) => {
    expect(await rooms.create({}, pngOf(limits.imageSide, 1))).toHaveProperty('image');
  });

  test('is not two pictures', async ({ backend, admin }) => {
    const form = roomForm(roomFields, newPng());
    form.append('image', fileOf(newPng()), 'another.png');
    const answer = await backend.call(api.rooms.create, { form, token: admin.token });
    expectRefusal(answer, 'notFile', undefined, 'image');
  });
});

test.describe('the picture of a room', () => {
  test('stays where a change brings no other', async ({ backend, rooms }) => {
    const { id, image } = await rooms.create({}, newPng());
    const changed = await rooms.update(id, { name: 'Renamed' });
    expect(changed.image).toBe(image);
    expect(await statusOf(backend, image)).toBe(200);
  });

  test('stays where the form has an empty file', async ({ backend, rooms }) => {
    const { id, image } = await rooms.create({}, newPng());
    const changed = await rooms.update(id, { name: 'Renamed' }, Buffer.alloc(0));
    expect(changed.image).toBe(image);
    expect(await statusOf(backend, image)).toBe(200);
  });

  test('goes where it is replaced', async ({ backend, rooms }) => {
    const { id, image } = await rooms.create({}, newPng());
    const changed = await rooms.update(id, {}, newPng());
    expect(changed.image).not.toBe(image);
    expect(await statusOf(backend, changed.image)).toBe(200);
    expect(await statusOf(backend, image)).toBe(404);
  });

  test('stays where the change is refused', async ({ backend, rooms, admin }) => {
    const { id, image } = await rooms.create({}, newPng());
    const answer = await backend.call(api.rooms.update, {
      path: { id },
      form: roomForm({ version: '99' }, newPng()),
      token: admin.token,
    });
    expectRefusal(answer, 'staleRoom');
    expect(await statusOf(backend, image)).toBe(200);
  });

  test('goes with the room', async ({ backend, rooms }) => {
    const { id, image } = await rooms.create({}, newPng());
    expect((await rooms.remove(id)).status).toBe(200);
    expect(await statusOf(backend, image)).toBe(404);
  });

  test('is its own, though another has the same bytes', async ({ backend, rooms }) => {
    const bytes = newPng();
    const [first, second] = [await rooms.create({}, bytes), await rooms.create({}, bytes)];
    expect(first.image).not.toBe(second.image);
    await rooms.remove(first.id);
    expect(await statusOf(backend, first.image)).toBe(404);
    expect(await statusOf(backend, second.image)).toBe(200);
    const again = await rooms.update(second.id, {}, bytes);
    expect(await statusOf(backend, again.image)).toBe(200);
  });
});

test('what was never a picture is not found', async ({ backend }) => {
  for (const path of ['/images/rooms/none/none.png', '/images/', '/images/..%2f..%2fetc/passwd']) {
    expect([400, 403, 404], path).toContain(await statusOf(backend, path));
  }
});

test.describe('several pictures', () => {
  test('are added, ordered, described and removed, and the first is the image of the room', async ({
    backend,
    rooms,
    admin: { token },
  }) => {
    const { id, image } = await rooms.create({}, newPng());
    const form = new FormData();
    form.set('image', fileOf(webp()), 'dock.webp');
    form.set('description', 'The dock');
    const path = { id };
    const added = await backend.ok(api.rooms.addPicture, { path, form, token });
    expect(added.pictures).toMatchObject([
      { path: image, description: '' },
      { description: 'The dock' },
    ]);
    const json = { version: added.version, pictures: added.pictures.toReversed() };
    const turned = await backend.ok(api.rooms.setPictures, { path, json, token });
    expect(turned.image).toBe(added.pictures[1]?.path);
    expect(await backend.ok(api.rooms.get, { path })).toMatchObject({
      image: turned.image,
      pictures: turned.pictures,
    });
    const late = { version: added.version, pictures: added.pictures };
    const refused = await backend.call(api.rooms.setPictures, { path, json: late, token });
    expectRefusal(refused, 'staleRoom');

    const one = { pictures: turned.pictures.slice(0, 1) };
    await backend.ok(api.rooms.setPictures, { path, json: one, token });
    expect(await statusOf(backend, image)).toBe(404);
    await rooms.remove(id);
    expect(await statusOf(backend, turned.image)).toBe(404);
  });
});
