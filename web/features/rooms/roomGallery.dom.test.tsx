import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RoomGallery } from './components/RoomGallery.tsx';
import { roomOf } from './testing/roomOf.ts';

const pictures = ['The dock', '', 'The door'].map((description, index) => ({
  path: `/images/rooms/nyamata/${index}.webp`,
  description,
}));

/** In px: as wide as a picture is on the screen. */
const WIDTH = 400;

/** Shows the gallery of three pictures, and scrolls as a browser would. */
function show() {
  render(<RoomGallery room={roomOf({ pictures })} />);
  const strip = screen.getByRole('list');
  Object.defineProperty(strip, 'clientWidth', { value: WIDTH });
  const scrollTo = ({ left = 0 }: ScrollToOptions) => {
    strip.scrollLeft = left;
    fireEvent.scroll(strip);
  };
  Object.assign(strip, { scrollTo: vi.fn(scrollTo) });
  return { strip, scrollTo };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('pictures are turned by buttons, round and round, and told by their words', () => {
  show();
  expect(screen.getByText('Picture 1 of 3: The dock')).toBeVisible();
  press('Next picture');
  expect(screen.getByText('Picture 2 of 3')).toBeVisible();
  press('Next picture');
  expect(screen.getByText('Picture 3 of 3: The door')).toBeVisible();
  press('Next picture');
  expect(screen.getByText('Picture 1 of 3: The dock')).toBeVisible();
  press('Previous picture');
  expect(screen.getByText('Picture 3 of 3: The door')).toBeVisible();
});

test('those beside the shown one are pressed to be seen, and keep the focus', () => {
  show();
  const [second, third] = screen.getAllByRole('button', { name: /^Show picture/ });
  expect([second, third].map((button) => button?.getAttribute('aria-label'))).toEqual([
    'Show picture 2',
    'Show picture 3',
  ]);
  third?.focus();
  press('Show picture 3');
  expect(screen.getByText('Picture 3 of 3: The door')).toBeVisible();
  expect(document.activeElement).toHaveAccessibleName('Show picture 2');
});

test('arrow keys turn them, and no other key', () => {
  const { strip } = show();
  expect(fireEvent.keyDown(strip, { key: 'ArrowRight' }), 'the browser scrolls no further').toBe(
    false,
  );
  expect(screen.getByText('Picture 2 of 3')).toBeVisible();
  fireEvent.keyDown(strip, { key: 'ArrowLeft' });
  expect(screen.getByText('Picture 1 of 3: The dock')).toBeVisible();
  expect(fireEvent.keyDown(strip, { key: 'ArrowDown' })).toBe(true);
  expect(screen.getByText('Picture 1 of 3: The dock')).toBeVisible();
});

test('a finger that swipes is followed', () => {
  show().scrollTo({ left: 2.1 * WIDTH });
  expect(screen.getByText('Picture 3 of 3: The door')).toBeVisible();
});

test('each picture has its words for those who cannot see it; the first is fetched first', () => {
  show();
  const [first, ...others] = document.querySelectorAll('li img');
  expect([first, ...others].map((image) => image?.getAttribute('alt'))).toEqual([
    'The dock',
    '',
    'The door',
  ]);
  expect(first).toHaveAttribute('loading', 'eager');
  for (const other of others) expect(other).toHaveAttribute('loading', 'lazy');
});

test.each([
  ['one picture', pictures.slice(0, 1), '/images/rooms/nyamata/0.webp'],
  ['no picture', [], '/art/default-room.webp'],
])('a room with %s has nothing to turn', (_, some, src) => {
  render(<RoomGallery room={roomOf({ pictures: some, image: undefined })} />);
  expect(document.querySelector('img')).toHaveAttribute('src', src);
  expect(screen.queryByRole('button')).toBeNull();
});
