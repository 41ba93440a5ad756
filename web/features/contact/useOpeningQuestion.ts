import { useEffect } from 'react';
import type { UseFormSetValue } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { openingQuestion } from './opening.ts';
import type { ContactFields } from './useContactForm.ts';

/** Fills in the question that the way here brought along; it is no default to come back to. */
export function useOpeningQuestion(setValue: UseFormSetValue<ContactFields>): void {
  const question = openingQuestion(useLocation().state);
  useEffect(() => {
    if (question) setValue('questions', question);
  }, [question, setValue]);
}
