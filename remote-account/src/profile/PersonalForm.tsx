import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Account } from '@detour/shared-contracts/api';
import {
  Button,
  ChoiceChip,
  ChoiceGroup,
  ErrorSummary,
  MailText,
  text as type,
  TextField,
} from '@detour/shared-ui';
import { putData, useApi, useFormat, useHost, useSite } from '@detour/remote-kit';
import { FailureNote } from '../form/FailureNote';
import { formStyles } from '../form/form.styles';
import { SavedNote } from '../form/SavedNote';
import { useCheckedForm } from '../form/useCheckedForm';
import { useSend } from '../form/useSend';
import { updateMe } from '../session/account.client';
import { meQuery } from '../session/account.query';
import { useText } from '../text';
import { checkPersonal, civilities, toPersonalValues, toUpdate, type PersonalValues } from './personal-form';
import type { Names } from '../contract';

const usePersonalForm = (account: Account) => {
  const text = useText();
  const format = useFormat();
  const { locale } = useSite();
  const check = useCallback((values: PersonalValues) => checkPersonal(values, locale, text), [locale, text]);
  return useCheckedForm<PersonalValues>({
    name: 'profile',
    defaults: toPersonalValues(account, format.phone),
    labels: {
      civility: text('order.civility'),
      firstName: text('order.firstName'),
      lastName: text('order.lastName'),
      phoneNumber: text('order.phone'),
    },
    check,
  });
};

/** Saves changes of the profile and notifies the header. */
const useSavePersonal = () => {
  const api = useApi<Names>();
  const { bus } = useHost<Names>();
  const { locale } = useSite();
  const queryClient = useQueryClient();
  const sending = useSend();
  const [isSaved, setSaved] = useState(false);
  const save = (values: PersonalValues): void => {
    setSaved(false);
    void sending.send(
      () => updateMe(api, toUpdate(values, locale)),
      (changed) => {
        putData(queryClient, meQuery(api).queryKey, changed);
        bus.emit('account.signed-in-changed@1', { name: changed.firstName });
        setSaved(true);
      },
    );
  };
  return { save, busy: sending.busy, failure: sending.failure, isSaved };
};

/** @spec ACC-004 */
export const PersonalForm = ({ account }: { readonly account: Account }) => {
  const text = useText();
  const { form, idOf, errorOf, ...changing } = usePersonalForm(account);
  const { save, busy, failure, isSaved } = useSavePersonal();
  const field = (name: 'firstName' | 'lastName' | 'phoneNumber') => ({
    ...form.register(name),
    id: idOf(name),
    error: errorOf(name),
  });
  return (
    <form noValidate method="post" css={formStyles.form} onSubmit={changing.submit(save)}>
      <ErrorSummary
        title={text('form.errors', { count: changing.errors.length })}
        errors={changing.errors}
        attempt={changing.attempt}
      />
      <FailureNote failure={failure} texts={{ INVALID_PHONE: 'form.phone' }} />
      <Address email={account.email} />
      <ChoiceGroup id={idOf('civility')} legend={text('order.civility')} direction="row">
        {civilities.map(({ value, label }) => (
          <ChoiceChip key={value} value={value} {...form.register('civility')}>
            {text(label)}
          </ChoiceChip>
        ))}
      </ChoiceGroup>
      <div css={formStyles.pair}>
        <TextField {...field('firstName')} autoComplete="given-name" label={text('order.firstName')} />
        <TextField {...field('lastName')} autoComplete="family-name" label={text('order.lastName')} />
      </div>
      <TextField
        {...field('phoneNumber')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        label={text('order.phone')}
        optional={text('form.optional')}
      />
      <div css={formStyles.actions}>
        <Button type="submit" busy={busy}>
          {text('ui.save')}
        </Button>
        <SavedNote isSaved={isSaved}>{text('profile.saved')}</SavedNote>
      </div>
    </form>
  );
};

const Address = ({ email }: { readonly email: string }) => {
  const text = useText();
  return (
    <div>
      <p css={type.label}>{text('order.email')}</p>
      <p data-testid="profile-email" css={{ overflowWrap: 'anywhere' }}>
        <MailText>{email}</MailText>
      </p>
    </div>
  );
};
