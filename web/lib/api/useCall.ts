import type { RouteName } from '#shared/routes.ts';
import { useEffect, useState } from 'react';
import { takeFailure } from './apiThunk.ts';
import { call, type Input, type Output } from './client.ts';
import { explain } from './failure.ts';
import { useAppDispatch } from '#web/app/store.ts';

interface Told<T> {
  /** The question that was answered. */
  asked?: string;
  data?: T;
  error?: string;
}

/**
 * What an endpoint answers to a page that nobody shares it with, or what went wrong; neither while
 * waiting. It is asked anew with another input.
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
    call(name, JSON.parse(asked) as Input<Name>, { fallback }).then(
      (data) => tell({ data }),
      (error: unknown) => tell({ error: explain(takeFailure(error, name, dispatch)) }),
    );
    return () => {
      wanted = false;
    };
  }, [dispatch, name, asked, fallback, tries]);
  const { data, error }: Told<Output<Name>> = told.asked === asked ? told : {};
  const retry = () => {
    setTold({});
    setTries(tries + 1);
  };
  return { data, error, retry };
}
