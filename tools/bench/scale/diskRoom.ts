import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { Problem } from '#infra/build/problem.ts';

/** Bytes of a booking with all that follows from it and its places in the indexes, also while these are made. */
const BYTES_OF_BOOKING = 30_000;

const gigabytes = (bytes: number): number => Math.ceil(bytes / 1024 ** 3);

/** @throws Problem where the folder of temporary files has too little room for so many bookings */
export function refuseSmallDisk(bookings: number): void {
  const folder = tmpdir();
  const { bavail, bsize } = statfsSync(folder);
  const needed = bookings * BYTES_OF_BOOKING;
  if (bavail * bsize >= needed) return;
  throw new Problem(
    `${bookings} bookings take ${gigabytes(needed)} GB in ${folder}, which has ${gigabytes(bavail * bsize)} GB free. Take another folder by TMPDIR, or fewer by --bookings.`,
  );
}
