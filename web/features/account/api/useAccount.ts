import { messages } from '#shared/messages.ts';
import type { Profile } from '#shared/user.ts';
import { useEffect, useState } from 'react';
import { explain } from '#web/lib/api/failure.ts';
import { useAppDispatch, type AppDispatch } from '#web/lib/state.ts';
import { fetchAccount } from './accountThunks.ts';

interface Told {
  account?: Profile;
  error?: string;
}

async function ask(dispatch: AppDispatch): Promise<Told> {
  const result = await dispatch(fetchAccount({}));
  if (fetchAccount.fulfilled.match(result)) return { account: result.payload };
  return { error: result.payload ? explain(result.payload) : messages.unknownError };
}

/** The account of the person signed in, or what went wrong in fetching it; neither while waiting. */
export function useAccount(): Told & { retry: () => void } {
  const dispatch = useAppDispatch();
  const [told, setTold] = useState<Told>({});
  const [tries, setTries] = useState(1);
  useEffect(() => void ask(dispatch).then(setTold), [dispatch, tries]);
  const retry = () => {
    setTold({});
    setTries(tries + 1);
  };
  return { ...told, retry };
}
