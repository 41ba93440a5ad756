import { useEffect } from 'react';
import { useForm, type DefaultValues } from 'react-hook-form';
import { ownMessages } from '#shared/messages.ts';
import type { Input } from '#web/lib/api/client.ts';
import type { DraftName } from '#web/lib/drafts.ts';
import { lazyResolver, showAtField } from '#web/lib/forms/forms.ts';
import { missingWords } from '#web/lib/forms/missingWords.ts';
import { useFormDraft } from '#web/lib/forms/useFormDraft.ts';
import { useAppDispatch, useAppSelector } from '#web/lib/state.ts';
import { contactReset, selectContact, submitQuery } from './api/contactSlice.ts';

export type ContactFields = Input<'contact.submitQuery'>;

/** Too short to be a number of any country: the functions take what is written, whatever it is. */
const cannotBeCalled = (phone: string): boolean => phone.replace(/\D/g, '').length < 8;

const resolver = lazyResolver<ContactFields>(
  async () => (await import('#shared/contract/contact.ts')).submitQuery.input,
  // The schema checks these across the form, and only after each field is valid by itself.
  ({ phone, question, questions, acceptPrivacyPolicy }) => ({
    phone: phone && cannotBeCalled(phone) ? ownMessages.notPhone : undefined,
    questions: question?.trim() || questions?.trim() ? undefined : missingWords('questions'),
    acceptPrivacyPolicy: acceptPrivacyPolicy === false ? ownMessages.privacyPolicy : undefined,
  }),
);

const names = ['names', 'email', 'phone', 'website', 'question', 'questions'] as const;

/**
 * What the contact screen and the callback form share: the state is reset on entering and leaving,
 * the fields are cleared by a success and kept by a failure and over a reload.
 */
export function useContactForm(draft: DraftName, defaultValues: DefaultValues<ContactFields>) {
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectContact);
  const form = useForm<ContactFields>({ resolver, defaultValues });
  const forget = useFormDraft(draft, form, names);

  useEffect(() => {
    dispatch(contactReset());
    return () => void dispatch(contactReset());
  }, [dispatch]);

  const send = form.handleSubmit(async (fields) => {
    const result = await dispatch(submitQuery(fields));
    if (submitQuery.fulfilled.match(result)) {
      form.reset();
      forget();
    } else if (result.payload) showAtField(result.payload, names, form.setError);
  });

  const { errors, isSubmitting } = form.formState;
  // It is checked before it is sent, and until then a second press would send it again.
  return { ...form, ...state, send, errors, loading: state.loading || isSubmitting };
}
