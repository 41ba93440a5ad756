import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { openingQuestion } from '#web/features/contact/opening.ts';
import type { ContactFields } from '#web/features/contact/useContactForm.ts';
import { useIsInBrowser } from '#web/lib/hooks/useInBrowser.ts';

type Form = Pick<UseFormReturn<ContactFields>, 'getValues' | 'setValue' | 'setFocus'>;

/**
 * Fills in the question that the way here brought along, and goes there; it is no default to come
 * back to. Answers whether there is one. The browser keeps it over a reload, and the prerendered page
 * knows nothing of it.
 */
export function useOpeningQuestion({ getValues, setValue, setFocus }: Form): boolean {
  const state: unknown = useLocation().state;
  const question = useIsInBrowser() ? openingQuestion(state) : '';
  useEffect(() => {
    // What the visitor typed before the scripts had loaded is newer.
    if (!question || getValues('questions')) return;
    setValue('questions', question);
    // Not before the page has had the focus: it takes it when it is new.
    const timer = setTimeout(() => setFocus('questions'));
    return () => clearTimeout(timer);
  }, [question, getValues, setValue, setFocus]);
  return question !== '';
}
