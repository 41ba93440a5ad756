import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';

/** How long a slide stays, in ms. */
const STAY = 5_000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Shows three slides, and beside them a link. */
function show() {
  const slides = ['one', 'two', 'three'].map((key) => ({ key, content: () => key }));
  render(
    <>
      <Carousel label="News" slides={slides} />
      <a href="/elsewhere">Elsewhere</a>
    </>,
  );
}

const carousel = () => screen.getByRole('region', { name: 'News' });
const dot = (number: number) => screen.getByRole('button', { name: `Show slide ${number}` });
const current = () =>
  screen
    .getAllByRole('group')
    .filter((group) => 'active' in group.dataset)
    .map(({ textContent }) => textContent);
const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

test('three slides turn every 5000 ms and begin again', () => {
  show();
  for (const words of ['one', 'two', 'three', 'one']) {
    expect(current()).toEqual([words]);
    wait(STAY - 1);
    expect(current(), 'not before its time').toEqual([words]);
    wait(1);
  }
  expect(current()).toEqual(['two']);
});

test('the next slide is made ready shortly before its turn, and not while somebody presses a button', () => {
  const slides = ['one', 'two', 'three'].map((key) => ({
    key,
    content: ({ near }: { near: boolean }) => `${key}${near ? ' near' : ''}`,
  }));
  render(<Carousel label="News" slides={slides} />);
  const near = () =>
    screen
      .getAllByRole('group', { name: / of 3$/, hidden: true })
      .map(({ textContent }) => textContent)
      .filter((words) => words.includes('near'));
  expect(near()).toEqual([]);
  wait(STAY - 1_501);
  expect(near(), 'not long before its turn').toEqual([]);
  wait(1);
  expect(near()).toEqual(['two near']);
  wait(1_500);
  expect(near(), 'after its turn').toEqual([]);
  fireEvent.mouseEnter(carousel());
  wait(STAY);
  expect(near(), 'under the pointer').toEqual([]);
});

test('slides rest under the pointer, under the focus and while paused', () => {
  show();
  fireEvent.mouseEnter(carousel());
  wait(3 * STAY);
  expect(current(), 'under the pointer').toEqual(['one']);
  fireEvent.mouseLeave(carousel());

  act(() => dot(2).focus());
  wait(3 * STAY);
  expect(current(), 'under the focus').toEqual(['one']);

  fireEvent.click(screen.getByRole('button', { name: 'Pause slides' }));
  act(() => screen.getByRole('link', { name: 'Elsewhere' }).focus());
  wait(3 * STAY);
  expect(current(), 'paused').toEqual(['one']);

  fireEvent.click(screen.getByRole('button', { name: 'Play slides' }));
  wait(STAY);
  expect(current()).toEqual(['two']);
});

test('a dot jumps to its slide, and the arrow keys turn back and forth', () => {
  show();
  fireEvent.click(dot(3));
  expect(current()).toEqual(['three']);
  expect(dot(3)).toHaveAttribute('aria-current', 'true');
  fireEvent.keyDown(dot(3), { key: 'ArrowRight' });
  expect(current()).toEqual(['one']);
  fireEvent.keyDown(dot(3), { key: 'ArrowLeft' });
  expect(current()).toEqual(['three']);
  expect(screen.getAllByRole('button', { name: /^Show slide/ })).toHaveLength(3);
});

test('nothing turns by itself for people who prefer reduced motion', () => {
  const reduce = (media: string) => Object.assign(new EventTarget(), { media, matches: true });
  vi.stubGlobal('matchMedia', reduce);
  show();
  wait(3 * STAY);
  expect(current()).toEqual(['one']);
  fireEvent.click(screen.getByRole('button', { name: 'Play slides' }));
  wait(STAY);
  expect(current()).toEqual(['two']);
});
