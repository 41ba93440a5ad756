import { mayRecord, recordedKinds } from '#shared/paymentWays.ts';
import { selectUser } from '#web/features/auth/index.ts';
import { useAppSelector } from '#web/lib/state.ts';

/** The kinds of entries that whoever is signed in may record. */
export function useRecordedKinds(): (typeof recordedKinds)[number][] {
  const role = useAppSelector(selectUser)?.role;
  return recordedKinds.filter((kind) => role !== undefined && mayRecord(kind, role));
}
