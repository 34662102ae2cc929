import { css } from '@emotion/react';
import { useMemo } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { Buyer } from '@detour/shared-contracts/api';
import type { BuyerDraft } from '@detour/shared-contracts/rules';
import { languageTagOf } from '@detour/shared-contracts/sites';
import { ChoiceChip } from '@detour/shared-ui';
import { ChoiceGroup } from '@detour/shared-ui';
import { SelectField } from '@detour/shared-ui';
import { TextField, type TextFieldProps } from '@detour/shared-ui';
import { media } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { fieldIdOf, type BuyerWords } from './buyer-words';
import type { BuyerField } from './checkout-draft';
import { countryOptions } from './country-options';
import { EmailField } from './EmailField';

const civilities: readonly Buyer['civility'][] = ['MRS', 'MR', 'NEUTRAL'];

/** Postal codes with letters need a full keyboard. */
const letterCodes = ['NL', 'GB', 'IE', 'CA', 'MT'];

export interface BuyerFieldsProps {
  readonly form: UseFormReturn<BuyerDraft>;
  readonly words: BuyerWords;
}

/** Buyer fields. Input names match the wallet order's buyer, and support autofill. @spec WALLET-006 */
export const BuyerFields = ({ form, words }: BuyerFieldsProps) => {
  const { locale } = useSite();
  const { errors } = form.formState;
  const countries = useMemo(() => countryOptions(locale, languageTagOf(locale)), [locale]);
  const country = useWatch({ control: form.control, name: 'country' });
  const field = (name: BuyerField, props: Partial<TextFieldProps>) => (
    <TextField
      {...form.register(name)}
      {...props}
      id={fieldIdOf(name)}
      label={words.label(name)}
      error={errors[name]?.message}
    />
  );
  return (
    <div css={grid}>
      <div css={wide}>
        <ChoiceGroup
          id={fieldIdOf('civility')}
          legend={words.label('civility')}
          direction="row"
          error={errors.civility?.message}
        >
          {civilities.map((civility) => (
            <ChoiceChip key={civility} value={civility} {...form.register('civility')}>
              {words.civility(civility)}
            </ChoiceChip>
          ))}
        </ChoiceGroup>
      </div>
      {field('firstName', { autoComplete: 'given-name', autoCapitalize: 'words' })}
      {field('lastName', { autoComplete: 'family-name', autoCapitalize: 'words' })}
      <div css={wide}>
        <EmailField form={form} words={words} />
      </div>
      {field('phoneNumber', {
        type: 'tel',
        inputMode: 'tel',
        autoComplete: 'tel',
        hint: words.phoneHint,
      })}
      <SelectField
        {...form.register('country')}
        id={fieldIdOf('country')}
        label={words.label('country')}
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
