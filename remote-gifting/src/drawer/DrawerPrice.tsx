import { css } from '@emotion/react';
import { Price, text } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import type { Cents } from '@detour/shared-contracts/base';
import { boxPromo } from '@detour/shared-contracts/rules';
import { useText } from '../text';
import type { DrawerFacts } from './drawer-facts';

export interface DrawerPriceProps {
  readonly facts: DrawerFacts;
  /** Shipping cost in cents; 0 for e-mail. */
  readonly shipping: Cents;
}

export const DrawerPrice = ({ facts, shipping }: DrawerPriceProps) => {
  const t = useText();
  const format = useFormat();
  const { price, referencePrice } = facts;
  const amount = price + shipping;
  const promo = boxPromo(price, referencePrice);
  return (
    <div css={box} data-testid="product-price" data-amount={amount}>
      <Price
        amount={format.price(amount)}
        size="large"
        align="start"
        {...(promo !== null && {
          promo: format.percent(-promo),
          reference: format.price(referencePrice + shipping),
          referenceLabel: t('price.referenceLabel'),
          amountLabel: t('price.now'),
        })}
      />
      <p css={[text.small, text.muted]}>{t('gift.forTwo')}</p>
      <p css={[text.small, text.muted]}>{t('gift.taxNote')}</p>
    </div>
  );
};

const box = css({ display: 'grid', gap: '0.35rem' });
