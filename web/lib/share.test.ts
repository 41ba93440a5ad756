import { describe, expect, test, vi } from 'vitest';
import { share, whatsAppShare } from './share.ts';

const booking = {
  title: 'A stay',
  text: 'Room & door,\n5 May',
  url: 'https://site.test/coldroom/1',
};

type Browser = Parameters<typeof share>[1];

describe('a stay is shared', () => {
  test('by the browser, where it can', async () => {
    const asked = vi.fn(() => Promise.resolve());
    expect(await share(booking, { share: asked } as unknown as Browser)).toBeUndefined();
    expect(asked).toHaveBeenCalledWith(booking);
  });

  test.each([
    ['the reader closes the question', new DOMException('closed', 'AbortError'), undefined],
    ['it may not', new DOMException('no', 'NotAllowedError'), 'failed'],
  ])('or not, where %s', async (_, error, told) => {
    const browser = { share: () => Promise.reject(error) } as unknown as Browser;
    expect(await share(booking, browser)).toBe(told);
  });

  test('else as a copied message', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    expect(await share(booking, { clipboard: { writeText } } as unknown as Browser)).toBe('copied');
    expect(writeText).toHaveBeenCalledWith('Room & door,\n5 May\nhttps://site.test/coldroom/1');
  });

  test('and over an insecure line, without a clipboard, says that it failed', async () => {
    expect(await share(booking, {} as Browser)).toBe('failed');
  });
});

test('a message for WhatsApp keeps its lines and its signs', () => {
  expect(whatsAppShare(booking)).toBe(
    'https://wa.me/?text=Room%20%26%20door%2C%0A5%20May%0Ahttps%3A%2F%2Fsite.test%2Fcoldroom%2F1',
  );
});
