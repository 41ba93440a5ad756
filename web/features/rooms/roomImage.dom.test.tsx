import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RoomImage } from './components/RoomImage.tsx';

const src = '/images/rooms/nyamata/1.webp';
const DEFAULT = '/art/default-room.webp';

afterEach(() => vi.unstubAllGlobals());

function show(widths?: number[], path: string | undefined = src) {
  const { container } = render(<RoomImage src={path} widths={widths} alt="The dock" />);
  const image = container.querySelector('img');
  if (!image) throw new Error('There is no picture');
  return image;
}

test('a browser chooses among the widths that there are', () => {
  const image = show([400, 800]);
  expect(image).toHaveAttribute('src', src);
  expect(image).toHaveAttribute(
    'srcset',
    '/images/widths/nyamata/1-400.webp 400w, /images/widths/nyamata/1-800.webp 800w',
  );
  expect(image).toHaveAttribute('sizes');
});

test.each([[undefined], [[]]])('the original is shown where the widths are %j', (widths) => {
  const image = show(widths);
  expect(image).toHaveAttribute('src', src);
  expect(image).not.toHaveAttribute('srcset');
});

test('where a width is missing the original is shown, and the default picture where that is as well [S8.19]', () => {
  const image = show([400]);
  fireEvent.error(image);
  expect(image).toHaveAttribute('src', src);
  expect(image).not.toHaveAttribute('srcset');
  fireEvent.error(image);
  expect(image).toHaveAttribute('src', DEFAULT);
});

test('a room without a picture has the default picture', () => {
  const image = show([400], '');
  expect(image).toHaveAttribute('src', DEFAULT);
  expect(image).not.toHaveAttribute('srcset');
});

test('a picture is asked for once it comes near the window, the first of a page at once', () => {
  let come: (() => void) | undefined;
  const margins: (string | undefined)[] = [];
  class FarAway {
    constructor(tell: (entries: object[]) => void, { rootMargin }: { rootMargin?: string }) {
      margins.push(rootMargin);
      come = () => tell([{ isIntersecting: true }]);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal('IntersectionObserver', FarAway);
  const image = show([400]);
  expect(image).not.toHaveAttribute('src');
  expect(image).not.toHaveAttribute('srcset');
  act(() => come?.());
  expect(image).toHaveAttribute('src', src);
  expect(image).toHaveAttribute('srcset');
  expect(margins).toEqual(['300px']);

  const { container } = render(<RoomImage src={src} alt="The gate" first />);
  expect(container.querySelector('img')).toHaveAttribute('src', src);
  expect(margins).toHaveLength(1);
});
