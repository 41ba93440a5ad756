import { chromium, type Browser, type Page } from '@playwright/test';
import { existsSync } from 'node:fs';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  (file) => existsSync(file),
);

export interface Raster {
  svg: string;
  /** Size of the drawing, and of the picture made of it, in pixels. */
  from: readonly [width: number, height: number];
  to?: readonly [width: number, height: number];
  type: 'image/webp' | 'image/png';
  /** 0 to 1; WebP only. */
  quality?: number;
}

/** Makes a picture of a drawing. */
export type Render = (raster: Raster) => Promise<Buffer>;

/** Turns drawings into pictures with a browser's own rasteriser and encoder. */
export async function withRenderer(work: (render: Render) => Promise<void>): Promise<void> {
  const browser: Browser = await chromium.launch({
    ...(installed ? { executablePath: installed } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    const page = await browser.newPage();
    await work((raster) => encode(page, raster));
  } finally {
    await browser.close();
  }
}

async function encode(
  page: Page,
  { svg, from, to = from, type, quality = 0.82 }: Raster,
): Promise<Buffer> {
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  const url = await page.evaluate(paintInPage, { source, to, type, quality });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

type Job = { source: string; to: readonly [number, number]; type: string; quality: number };

/** Runs in the page. */
async function paintInPage({ source, to: [width, height], type, quality }: Job): Promise<string> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser has no 2D canvas');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, width, height);
  return canvas.toDataURL(type, quality);
}
