import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { suggestMailDomain, type BuyerDraft } from '@detour/shared-contracts/rules';
import { TextField } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { fieldIdOf, type BuyerWords } from './buyer-words';

export interface EmailFieldProps {
  readonly form: UseFormReturn<BuyerDraft>;
  readonly words: BuyerWords;
}

/**
 * E-mail field with a correction button for a likely typo in the domain. It never blocks, because the typed domain may be
 * correct.
 */
export const EmailField = ({ form, words }: EmailFieldProps) => {
  const { locale } = useSite();
  const [left, setLeft] = useState(false);
  const email = useWatch({ control: form.control, name: 'email' });
  const { onBlur, ...field } = form.register('email');
  const domain = left ? suggestMailDomain(email, locale) : null;
  const error = form.formState.errors.email?.message;
  const correct = (): void => {
    const local = email.slice(0, email.lastIndexOf('@'));
    form.setValue('email', `${local}@${domain}`, { shouldValidate: true, shouldDirty: true });
    form.setFocus('email');
  };
  return (
    <TextField
      {...field}
      id={fieldIdOf('email')}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      label={words.label('email')}
      hint={words.emailHint}
      error={
        (error || domain) && (
          <>
            {error ?? words.problem({ field: 'email', kind: 'email' })}
            {domain && '. '}
            {domain && (
              <button type="button" onClick={correct}>
                {words.mailDomain(domain)}
              </button>
            )}
          </>
        )
      }
      onBlur={(event) => {
        setLeft(true);
        void onBlur(event);
      }}
    />
  );
};
