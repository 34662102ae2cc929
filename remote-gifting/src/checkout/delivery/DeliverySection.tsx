import { css } from '@emotion/react';
import { useMemo } from 'react';
import type { DeliveryField } from '../../shipping/gift-delivery';
import { languageTagOf } from '@detour/shared-contracts/sites';
import { CheckboxField, media, SelectField, TextField, text, type TextFieldProps } from '@detour/shared-ui';
import { countryOptions } from '@detour/shared-checkout';
import { useSite } from '@detour/remote-kit';
import { useText } from '../../text';
import { deliveryFieldId, deliveryLabels, type Delivery } from './useDelivery';

/** Postal address of the gift: the buyer's, or the recipient's. */
export const DeliverySection = ({ delivery }: { readonly delivery: Delivery }) => {
  const t = useText();
  const { locale } = useSite();
  const countries = useMemo(() => countryOptions(locale, languageTagOf(locale)), [locale]);
  const common = (field: DeliveryField) => ({
    id: deliveryFieldId(field),
    label: t(deliveryLabels[field]),
    value: delivery.address[field],
    error: delivery.error(field),
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      delivery.change(field, currentTarget.value),
    onBlur: () => delivery.leave(field),
  });
  const field = (name: DeliveryField, autoComplete: string, props: Partial<TextFieldProps> = {}) => (
    <TextField {...common(name)} {...props} autoComplete={`section-gift shipping ${autoComplete}`} />
  );
  return (
    <section css={section} aria-labelledby="gift-delivery">
      <h2 id="gift-delivery" css={text.h2}>
        {t('checkout.deliveryTitle')}
      </h2>
      <CheckboxField
        label={t('checkout.deliveryToMe')}
        checked={delivery.toBuyer}
        onChange={({ currentTarget }) => delivery.sendToBuyer(currentTarget.checked)}
      />
      {!delivery.toBuyer && (
        <div css={grid}>
          <div css={wide}>{field('name', 'name')}</div>
          <div css={wide}>{field('addressLine', 'address-line1')}</div>
          {field('postalCode', 'postal-code')}
          {field('city', 'address-level2')}
          <SelectField
            {...common('country')}
            options={countries}
            autoComplete="section-gift shipping country"
          />
        </div>
      )}
    </section>
  );
};

const section = css({ display: 'grid', gap: 'var(--space-4)' });

const grid = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'start',
  gap: 'var(--space-5)',
  [media.mobile]: { gridTemplateColumns: '1fr' },
});

const wide = css({ gridColumn: '1 / -1' });
