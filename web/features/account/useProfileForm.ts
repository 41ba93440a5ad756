import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Profile } from '#shared/user.ts';
import { loadUser } from '#web/features/auth/index.ts';
import { explain, type Failure } from '#web/lib/api/failure.ts';
import { lazyResolver, showAtField } from '#web/lib/forms/forms.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { updateAccount } from './account.ts';

type ProfileFields = Pick<Profile, 'firstName' | 'lastName' | 'phoneNumber'>;

const names = ['firstName', 'lastName', 'phoneNumber'] as const;

const profileFieldsOf = ({ firstName, lastName, phoneNumber }: Profile): ProfileFields => ({
  firstName,
  lastName,
  phoneNumber,
});

const resolver = lazyResolver<ProfileFields>(
  async () => (await import('./profileSchema.ts')).profileSchema,
);

/** Names, phone and picture, and the way they are saved. Nothing typed is lost on a failure. */
export function useProfileForm(account: Profile) {
  const dispatch = useAppDispatch();
  const [present, setPresent] = useState(account.profileImage);
  const [chosen, setChosen] = useState<Blob>();
  const [removed, setRemoved] = useState(false);
  const [pictureError, setPictureError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const form = useForm<ProfileFields>({ resolver, defaultValues: profileFieldsOf(account) });

  const choose = (picture: Blob | undefined) => {
    setPictureError(undefined);
    setRemoved(false);
    setChosen(picture);
  };

  const fail = (failure: Failure) => {
    if (failure.field === 'image') setPictureError(failure.message);
    else if (!showAtField(failure, names, form.setError)) setProblem(explain(failure));
  };

  const save = async (fields: ProfileFields) => {
    setProblem(undefined);
    setPictureError(undefined);
    const image = chosen ? { image: chosen } : removed && { removeImage: true };
    // What was not changed here may have been changed in another tab.
    const before: Partial<ProfileFields> = form.formState.defaultValues ?? {};
    const changed = names.filter((name) => fields[name] !== before[name]);
    const sent = Object.fromEntries(changed.map((name) => [name, fields[name]]));
    const { data, failure } = await dispatch(updateAccount({ ...sent, ...image }));
    if (failure) {
      fail(failure);
      return;
    }
    dispatch(loadUser());
    form.reset(profileFieldsOf(data));
    setPresent(data.profileImage);
    choose(undefined);
    notify.success('Your settings are saved.');
  };

  const picture = {
    present,
    chosen,
    onChange: choose,
    removed,
    onRemove: () => setRemoved(true),
    error: pictureError,
  };
  return { form, problem, picture, save: form.handleSubmit(save) };
}
