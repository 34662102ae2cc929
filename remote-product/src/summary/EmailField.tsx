import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { suggestMailDomain } from '@detour/shared-contracts';
import { TextField } from '@detour/shared-ui';
import { useSite } from '@detour/shared-ui/remote';
import { useText } from '../text';
import { fieldIdOf } from './buyer-form';
import type { BuyerInput } from './checkout-draft';

/** The address, and a correction as a button where its domain looks like a slip. The slip never blocks: it may be right. */
export const EmailField = ({ form }: { readonly form: UseFormReturn<BuyerInput> }) => {
  const t = useText();
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
      label={t('order.email')}
      hint={t('checkout.emailHint')}
      error={
        (error || domain) && (
          <>
            {error ?? t('form.email')}
            {domain && '. '}
            {domain && (
              <button type="button" onClick={correct}>
                {t('form.emailSuggestion', { domain })}
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
