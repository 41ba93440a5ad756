import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jobs } from './jobs.ts';
import { withRenderer } from './kit/render.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Draws the project's pictures anew: all, or those whose path holds one of the words given. */
async function draw(words: string[]): Promise<void> {
  const wanted = (file: string) => words.length === 0 || words.some((word) => file.includes(word));
  await withRenderer(async (render) => {
    for (const { file, make, limit } of jobs().filter((job) => wanted(job.file))) {
      const bytes = await make(render);
      const weight = bytes.length / 1024;
      if (weight > limit) throw new Error(`${file}: ${weight.toFixed(1)} kB, at most ${limit}`);
      await mkdir(dirname(root + file), { recursive: true });
      await writeFile(root + file, bytes);
      console.log(`${file} ${weight.toFixed(1)} kB`);
    }
  });
}

await draw(process.argv.slice(2));
