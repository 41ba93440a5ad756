import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jobs } from './jobs.ts';
import { withRenderer } from './kit/render.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Draws every picture of the project anew; words on the command line choose those whose path holds one. */
async function draw(words: string[]): Promise<void> {
  const chosen = jobs().filter(
    ({ file }) => words.length === 0 || words.some((word) => file.includes(word)),
  );
  await withRenderer(async (render) => {
    for (const { file, make, limit } of chosen) {
      const picture = make();
      const bytes = typeof picture === 'string' ? Buffer.from(picture) : await render(picture);
      if (bytes.length > limit * 1024) throw new Error(`${file} is heavier than ${limit} kB`);
      await mkdir(dirname(root + file), { recursive: true });
      await writeFile(root + file, bytes);
      console.log(`${file} ${(bytes.length / 1024).toFixed(1)} kB`);
    }
  });
}

await draw(process.argv.slice(2));
