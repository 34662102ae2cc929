import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { PurchaseAside, PurchaseFold } from '@detour/shared-checkout';
import { CheckIcon, Picture, PriceLines, text } from '@detour/shared-ui';
import { useText } from '../../text';
import type { PurchaseView } from './purchase.view-model';

export interface GiftProps {
  readonly purchase: PurchaseView;
}

/** The gift beside the form. */
export const GiftAside = ({ purchase }: GiftProps) => {
  const t = useText();
  return (
    <PurchaseAside
      label={t('checkout.yourGift')}
      cover={<Cover purchase={purchase} sizes="432px" ratio={16 / 9} />}
      title={purchase.title}
      subtitle={purchase.venue}
    >
      <Details purchase={purchase} />
    </PurchaseAside>
  );
};

/** The gift above the form. */
export const GiftFold = ({ purchase }: GiftProps) => (
  <PurchaseFold
    cover={<Cover purchase={purchase} sizes="132px" ratio={1} />}
    name={purchase.title}
    short={purchase.venue || purchase.facts[0]}
    amount={purchase.total}
  >
    <p css={text.h3}>{purchase.title}</p>
    <Details purchase={purchase} />
  </PurchaseFold>
);

const Details = ({ purchase }: GiftProps) => {
  const t = useText();
  return (
    <>
      <ul role="list" css={list}>
        {purchase.facts.map((fact) => (
          <li key={fact} css={item}>
            <CheckIcon size={20} />
            <span>{fact}</span>
          </li>
        ))}
      </ul>
      <PriceLines lines={purchase.lines} total={{ label: t('panel.total'), amount: purchase.total }} />
    </>
  );
};

interface CoverProps extends GiftProps {
  readonly sizes: string;
  readonly ratio: number;
}

const Cover = ({ purchase: { image }, sizes, ratio }: CoverProps): ReactNode =>
  typeof image === 'string' ? (
    <img
      src={image}
      alt=""
      width={640}
      height={360}
      css={[plain, { aspectRatio: String(ratio) }]}
      decoding="async"
    />
  ) : (
    <Picture image={image} alt="" sizes={sizes} ratio={ratio} />
  );

const plain = css({
  display: 'block',
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
  background: 'var(--color-skeleton)',
});

const list = css({ display: 'grid', gap: '0.4rem' });

const item = css({
  display: 'flex',
  gap: '0.6rem',
  '& > svg': { flex: 'none', marginTop: '0.15rem', color: 'var(--color-brand)' },
});
