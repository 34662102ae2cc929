import { css } from '@emotion/react';
import type { BoxDetail } from '@detour/shared-contracts/api';
import { Price, PriceBar, text as type } from '@detour/shared-ui';
import { useCriteria, usePatchCriteria } from '@detour/remote-kit';
import type { Names } from '../../contract';
import { useText } from '../../text';
import type { BoxDetailView } from '../box-detail.view-model';
import { FormatChoice } from './FormatChoice';
import { OfferLink } from './OfferLink';
import { PromoCountdown } from './PromoCountdown';
import { useOfferDrawer } from './useOfferDrawer';
import { formatInForce, useShipping } from './useShipping';

export interface BoxOrderProps {
  readonly box: BoxDetail;
  readonly view: BoxDetailView;
}

/** Format, price and the button to the checkout. @spec BOX-006 BOX-011 BOX-012 */
export const BoxOrder = ({ box, view }: BoxOrderProps) => {
  const text = useText();
  const { gift } = useCriteria<Names>();
  const patch = usePatchCriteria<Names>();
  const shipping = useShipping();
  const format = formatInForce(gift?.format, shipping);
  const drawer = useOfferDrawer(box, format);
  const { price } = view;
  const offer = (
    <OfferLink href={drawer.href} onOpen={drawer.open} onNear={drawer.prepare}>
      {text('gift.offer')}
    </OfferLink>
  );
  return (
    <>
      <FormatChoice
        value={format}
        shipping={shipping}
        onChange={(next) => patch({ gift: { sleeves: [], ...gift, format: next } })}
      />
      <div css={foot}>
        <div css={amounts} data-testid="product-price" data-amount={price.amount} data-price-type="gift">
          <Price {...price.shown} size="large" align="start" />
          <p css={[type.small, type.muted]}>{text('box.basis', { people: view.people })}</p>
          {price.reference && (
            <p css={[type.small, type.muted]}>{text('price.lowest30', { price: price.reference })}</p>
          )}
          {view.promoEnd !== null && <PromoCountdown end={view.promoEnd} code={box.code} />}
        </div>
        <div css={onDesktop}>{offer}</div>
      </div>
      <PriceBar
        start={
          <>
            <Price {...price.shown} promo={undefined} align="start" />
            <p css={type.small}>{text('box.forPeople', { people: view.people })}</p>
          </>
        }
        action={offer}
      />
      {drawer.fragment}
    </>
  );
};

const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: 'var(--space-4)',
});
const amounts = css({ display: 'grid', gap: 'var(--space-1)', flex: '1 1 18rem' });
const onDesktop = css({ '@media (max-width: 1279.98px)': { display: 'none' } });
