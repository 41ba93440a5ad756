import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { openingQuestion } from '#web/features/contact/opening.ts';
import type { ContactFields } from '#web/features/contact/useContactForm.ts';

type Form = Pick<UseFormReturn<ContactFields>, 'setValue' | 'setFocus'>;

/**
 * Fills in the question that the way here brought along, and goes there; it is no default to come
 * back to. Answers whether there is one.
 */
export function useOpeningQuestion({ setValue, setFocus }: Form): boolean {
  const question = openingQuestion(useLocation().state);
  useEffect(() => {
    if (!question) return;
    setValue('questions', question);
    // Not before the page has had the focus: it takes it when it is new.
    const timer = setTimeout(() => setFocus('questions'));
    return () => clearTimeout(timer);
  }, [question, setValue, setFocus]);
  return question !== '';
}
