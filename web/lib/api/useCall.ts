import type { RouteName } from '#shared/routes.ts';
import { useCallback, useEffect, useState } from 'react';
import { takeFailure } from './apiThunk.ts';
import { call, type Input, type Output } from './client.ts';
import { explain } from './failure.ts';
import { useAppDispatch } from '#web/lib/state.ts';

interface Told<T> {
  /** The question that was answered. */
  asked?: string;
  data?: T;
  error?: string;
}

/**
 * What an endpoint answers to a page that nobody shares it with, or what went wrong; neither while
 * waiting. It is asked anew with another input; `look` asks again while what is known stays.
 * @param fallback what to say where the server gave no message
 */
export function useCall<Name extends RouteName>(name: Name, input: Input<Name>, fallback: string) {
  const dispatch = useAppDispatch();
  const [told, setTold] = useState<Told<Output<Name>>>({});
  const [tries, setTries] = useState(1);
  const asked = JSON.stringify(input);
  useEffect(() => {
    let wanted = true;
    const tell = (answer: Told<Output<Name>>) => wanted && setTold({ ...answer, asked });
    /** A look that fails leaves what is known. */
    const fail = (problem: string) =>
      wanted &&
      setTold((now) => (now.asked === asked && now.data ? now : { error: problem, asked }));
    call(name, JSON.parse(asked) as Input<Name>, { fallback }).then(
      (data) => tell({ data }),
      (error: unknown) => fail(explain(takeFailure(error, dispatch))),
    );
    return () => {
      wanted = false;
    };
  }, [dispatch, name, asked, fallback, tries]);
  const { data, error }: Told<Output<Name>> = told.asked === asked ? told : {};
  const look = useCallback(() => setTries((before) => before + 1), []);
  const retry = () => {
    setTold({});
    look();
  };
  return { data, error, retry, look };
}
