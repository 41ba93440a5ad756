import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as shrinking from './shrink.ts';
import { usePictureChoice } from './usePictureChoice.ts';

test('of two pictures the one that was chosen last is taken, whichever is ready first', async () => {
  const [large, small] = [new File(['large'], 'large.png'), new File(['small'], 'small.png')];
  const ready = Promise.withResolvers<Blob>();
  vi.spyOn(shrinking, 'shrink').mockImplementation((file) =>
    file === large ? ready.promise : Promise.resolve(file),
  );
  const [onChange, onWorking] = [vi.fn(), vi.fn()];
  const { result } = renderHook(() =>
    usePictureChoice({ chosen: undefined, onChange, onWorking, longestSide: 10 }),
  );
  const choose = (file: File) =>
    result.current.choose({ files: [file], value: '' } as unknown as HTMLInputElement);
  const choosing: Promise<void>[] = [];
  act(() => void choosing.push(choose(large)));
  await act(() => choose(small));
  expect(result.current.working).toBe(false);
  await act(async () => {
    ready.resolve(large);
    await Promise.all(choosing);
  });
  expect(onChange.mock.calls).toEqual([[small]]);
  expect(onWorking.mock.lastCall).toEqual([false]);
});
