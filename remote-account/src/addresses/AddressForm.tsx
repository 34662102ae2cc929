import { css } from '@emotion/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { addressLimits, checkAddress, type AddressField } from '@detour/shared-contracts/rules';
import { languageTagOf } from '@detour/shared-contracts/sites';
import { countryOptions } from '@detour/shared-checkout';
import { Button, CheckboxField, ErrorSummary, SelectField, TextField, text as type } from '@detour/shared-ui';
import { useSite, type ApiError } from '@detour/remote-kit';
import { FailureNote } from '../form/FailureNote';
import { formStyles } from '../form/form.styles';
import { useCheckedForm } from '../form/useCheckedForm';
import { useText, type Text, type TextId } from '../text';
import type { AddressValues, OpenForm } from './address-draft';

interface AddressFormProps {
  readonly form: OpenForm;
  /** True for the first address, which becomes the default automatically. */
  readonly isOnly: boolean;
  /** True for the default address. It cannot be unticked; making another address the default replaces it. */
  readonly isDefault: boolean;
  readonly busy: boolean;
  readonly failure: ApiError | null;
  readonly failures: Readonly<Record<string, TextId>>;
  readonly onKeep: (values: AddressValues) => void;
  readonly onSave: (values: AddressValues) => void;
  readonly onLeave: () => void;
}

const labels: Readonly<Record<AddressField | 'isDefault', TextId>> = {
  label: 'addresses.label',
  name: 'addresses.name',
  country: 'order.country',
  addressLine: 'order.address',
  postalCode: 'order.postalCode',
  city: 'order.city',
  isDefault: 'addresses.isDefault',
};

const problemsOf = (values: AddressValues, text: Text) => {
  const texts = {
    mandatory: () => text('form.mandatory'),
    postalCode: () => text('form.postalCode'),
    choose: () => text('form.chooseOption'),
    maxLength: (field: Exclude<AddressField, 'country'>) =>
      text('form.maxLength', { maxlength: addressLimits[field] }),
  };
  return Object.fromEntries(
    Object.entries(checkAddress(values)).map(([field, problem]) => [
      field,
      texts[problem](field as Exclude<AddressField, 'country'>),
    ]),
  );
};

const useAddressForm = ({ form: open, onKeep }: Pick<AddressFormProps, 'form' | 'onKeep'>) => {
  const text = useText();
  const check = useCallback((values: AddressValues) => problemsOf(values, text), [text]);
  const checked = useCheckedForm<AddressValues>({
    name: 'address',
    defaults: open.values,
    labels: Object.fromEntries(Object.entries(labels).map(([field, id]) => [field, text(id)])) as Record<
      keyof AddressValues & string,
      string
    >,
    check,
  });
  const { form } = checked;
  const keep = useRef(onKeep);
  useEffect(() => {
    keep.current = onKeep;
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keep.current(values),
      }),
    [form],
  );
  return checked;
};

/** Form for a new address or a changed one. Its title receives the focus, because the button that opened it was removed. */
export const AddressForm = (props: AddressFormProps) => {
  const { form: open, isOnly, isDefault, busy, failure, failures, onSave, onLeave } = props;
  const text = useText();
  const checked = useAddressForm(props);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <form
      noValidate
      method="post"
      css={[formStyles.form, narrow]}
      onSubmit={checked.submit(onSave)}
      data-testid="address-form"
    >
      <h2 ref={title} tabIndex={-1} css={[type.h2, formStyles.told]}>
        {text(open.id === null ? 'addresses.addTitle' : 'addresses.editTitle')}
      </h2>
      <ErrorSummary
        title={text('form.errors', { count: checked.errors.length })}
        errors={checked.errors}
        attempt={checked.attempt}
      />
      <FailureNote failure={failure} texts={failures} />
      <Fields checked={checked} />
      {!isOnly && !isDefault && (
        <CheckboxField
          {...checked.form.register('isDefault')}
          id={checked.idOf('isDefault')}
          label={text('addresses.isDefault')}
        />
      )}
      <div css={formStyles.actions}>
        <Button type="submit" busy={busy}>
          {text('ui.save')}
        </Button>
        <Button kind="quiet" onClick={onLeave}>
          {text('ui.cancel')}
        </Button>
      </div>
    </form>
  );
};

const Fields = ({ checked }: { readonly checked: ReturnType<typeof useAddressForm> }) => {
  const text = useText();
  const { locale } = useSite();
  const countries = useMemo(() => countryOptions(locale, languageTagOf(locale)), [locale]);
  const { form, idOf, errorOf } = checked;
  const field = (name: Exclude<AddressField, 'country'>) => ({
    ...form.register(name),
    id: idOf(name),
    label: text(labels[name]),
    error: errorOf(name),
  });
  return (
    <>
      <TextField {...field('label')} hint={text('addresses.labelHint')} autoComplete="off" />
      <TextField {...field('name')} optional={text('form.optional')} autoComplete="organization" />
      <TextField {...field('addressLine')} autoComplete="street-address" />
      <div css={formStyles.pair}>
        <TextField {...field('postalCode')} autoComplete="postal-code" />
        <TextField {...field('city')} autoComplete="address-level2" autoCapitalize="words" />
      </div>
      <SelectField
        {...form.register('country')}
        id={idOf('country')}
        label={text('order.country')}
        autoComplete="country"
        options={countries}
        error={errorOf('country')}
      />
    </>
  );
};

const narrow = css({ maxWidth: '32rem' });
