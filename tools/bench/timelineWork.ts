import { gzipSync } from 'node:zlib';
import { handler } from '#functions/api/timeline/get.ts';
import { signToken } from '#functions/platform/auth/tokens.ts';
import { busyHouse } from '#functions/testing/busyHouse.ts';
import { invoke } from '#functions/testing/calls.ts';
import { inDays } from '#functions/testing/people.ts';
import { putItems } from '#functions/testing/putItems.ts';
import * as contract from '#shared/contract/timeline.ts';
import { startBenchTable } from './benchTable.ts';
import { watchTable, type Usage } from './tableWatch.ts';
import { ROOMS } from './timelineRooms.ts';

/** What the timeline of a month answers for all rooms, and what it reads. */
export interface TimelineAnswer extends Pick<Usage, 'roundTrips' | 'rounds' | 'readUnits'> {
  rooms: number;
  kB: number;
  gzipKB: number;
}

/** Measures the answer of the timeline with 200 rooms in the table. */
export async function measureTimelineAnswer(): Promise<TimelineAnswer> {
  const dynamoDb = await startBenchTable();
  try {
    await putItems(busyHouse(ROOMS));
    const token = await signToken({ userId: 'a', role: 'admin', names: 'Bench', email: 'a@b.rw' });
    const call = () =>
      invoke(handler, contract.get, {
        headers: { Authorization: `Bearer ${token}` },
        query: { startDate: inDays(0), endDate: inDays(30), limit: String(ROOMS) },
      });
    // The first call also reads which tokens are revoked.
    await call();
    const take = watchTable();
    const { status, body } = await call();
    if (status !== 200) throw new Error(`The timeline answered ${status}`);
    const text = JSON.stringify(body);
    const { roundTrips, rounds, readUnits } = take();
    return {
      rooms: (body as { rooms: unknown[] }).rooms.length,
      kB: Buffer.byteLength(text) / 1000,
      gzipKB: gzipSync(text).length / 1000,
      roundTrips,
      rounds,
      readUnits,
    };
  } finally {
    await dynamoDb.stop();
  }
}
