/** Something to tell others about. */
export interface Shared {
  title: string;
  /** All that is to be known, without the link. */
  text: string;
  url: string;
}

/** Words and link as one message. */
const messageOf = ({ text, url }: Shared): string => `${text}\n${url}`;

/** A message for WhatsApp; whom it goes to is chosen there. */
export const whatsAppShare = (shared: Shared): string =>
  `https://wa.me/?text=${encodeURIComponent(messageOf(shared))}`;

/** What became of sharing; none where the browser asked and the reader saw it. */
export type ShareResult = 'copied' | 'failed' | undefined;

const isClosed = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Shares through the browser where it can, else copies the message. */
export async function share(
  shared: Shared,
  browser: Partial<Pick<Navigator, 'share'>> & Pick<Navigator, 'clipboard'> = navigator,
): Promise<ShareResult> {
  try {
    if (browser.share) {
      await browser.share(shared);
      return undefined;
    }
    await browser.clipboard.writeText(messageOf(shared));
    return 'copied';
  } catch (error) {
    return isClosed(error) ? undefined : 'failed';
  }
}
