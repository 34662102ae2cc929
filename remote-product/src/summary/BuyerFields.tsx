import { css } from '@emotion/react';
import { useMemo } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { languageTagOf } from '@detour/shared-contracts';
import {
  ChoiceChip,
  ChoiceGroup,
  media,
  SelectField,
  TextField,
  type TextFieldProps,
} from '@detour/shared-ui';
import { useSite } from '@detour/shared-ui/remote';
import { useText, type TextId } from '../text';
import { countryOptions, fieldIdOf, labelIds } from './buyer-form';
import type { BuyerField, BuyerInput } from './checkout-draft';
import { EmailField } from './EmailField';

const civilities = [
  { value: 'MRS', label: 'order.civilityMrs' },
  { value: 'MR', label: 'order.civilityMr' },
  { value: 'NEUTRAL', label: 'order.civilityNeutral' },
] as const satisfies readonly { value: string; label: TextId }[];

/** Postal codes with letters need the whole keyboard. */
const letterCodes = ['NL', 'GB', 'IE', 'CA', 'MT'];

export interface BuyerFieldsProps {
  readonly form: UseFormReturn<BuyerInput>;
}

/** Who books. Inputs are named as the wallet order's buyer fields, and autofill knows each. @spec WALLET-006 */
export const BuyerFields = ({ form }: BuyerFieldsProps) => {
  const t = useText();
  const { locale } = useSite();
  const { errors } = form.formState;
  const countries = useMemo(() => countryOptions(locale, languageTagOf(locale)), [locale]);
  const country = useWatch({ control: form.control, name: 'country' });
  const field = (name: BuyerField, props: Partial<TextFieldProps>) => (
    <TextField
      {...form.register(name)}
      {...props}
      id={fieldIdOf(name)}
      label={t(labelIds[name])}
      error={errors[name]?.message}
    />
  );
  return (
    <div css={grid}>
      <div css={wide}>
        <ChoiceGroup
          id={fieldIdOf('civility')}
          legend={t('order.civility')}
          direction="row"
          error={errors.civility?.message}
        >
          {civilities.map(({ value, label }) => (
            <ChoiceChip key={value} value={value} {...form.register('civility')}>
              {t(label)}
            </ChoiceChip>
          ))}
        </ChoiceGroup>
      </div>
      {field('firstName', { autoComplete: 'given-name', autoCapitalize: 'words' })}
      {field('lastName', { autoComplete: 'family-name', autoCapitalize: 'words' })}
      <div css={wide}>
        <EmailField form={form} />
      </div>
      {field('phoneNumber', {
        type: 'tel',
        inputMode: 'tel',
        autoComplete: 'tel',
        hint: t('checkout.phoneHint'),
      })}
      <SelectField
        {...form.register('country')}
        id={fieldIdOf('country')}
        label={t('order.country')}
        autoComplete="country"
        options={countries}
        error={errors.country?.message}
      />
      <div css={wide}>{field('addressLine', { autoComplete: 'address-line1' })}</div>
      {field('postalCode', {
        autoComplete: 'postal-code',
        inputMode: letterCodes.includes(country) ? 'text' : 'numeric',
      })}
      {field('city', { autoComplete: 'address-level2', autoCapitalize: 'words' })}
    </div>
  );
};

const grid = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'start',
  gap: 'var(--space-5)',
  [media.mobile]: { gridTemplateColumns: '1fr' },
});

const wide = css({ gridColumn: '1 / -1' });
