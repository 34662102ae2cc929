import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { CheckIcon, ChevronDownIcon, media, Picture, PriceLines, text } from '@detour/shared-ui';
import { useText } from '../../text';
import type { PurchaseView } from './purchase.view-model';

export interface PurchaseProps {
  readonly purchase: PurchaseView;
}

/** Desktop: the purchase beside the form, sticky while scrolling. */
export const PurchaseAside = ({ purchase }: PurchaseProps) => {
  const t = useText();
  return (
    <aside css={aside} aria-label={t('checkout.yourGift')}>
      <Cover purchase={purchase} sizes="432px" ratio={16 / 9} />
      <div css={inside}>
        <div>
          <h2 css={text.h3}>{purchase.title}</h2>
          {purchase.venue && <p css={text.muted}>{purchase.venue}</p>}
        </div>
        <Details purchase={purchase} />
      </div>
    </aside>
  );
};

/** Below 1280 px: one line with the total above the form; a click expands it. */
export const PurchaseFold = ({ purchase }: PurchaseProps) => (
  <details css={fold}>
    <summary css={summary}>
      <span css={thumbnail}>
        <Cover purchase={purchase} sizes="88px" ratio={1} />
      </span>
      <span css={words}>
        <b css={name}>{purchase.title}</b>
        <span css={[text.small, text.muted]}>{purchase.venue || purchase.facts[0]}</span>
      </span>
      <b css={[text.figures, amount]}>{purchase.total}</b>
      <ChevronDownIcon size={20} />
    </summary>
    <div css={inside}>
      <p css={text.h3}>{purchase.title}</p>
      <Details purchase={purchase} />
    </div>
  </details>
);

const Details = ({ purchase }: PurchaseProps) => {
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

interface CoverProps extends PurchaseProps {
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

const aside = css({
  position: 'sticky',
  top: '2rem',
  overflow: 'hidden',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-surface-sunken)',
  [media.belowDesktop]: { display: 'none' },
});

const inside = css({ display: 'grid', gap: 'var(--space-5)', padding: '1.5rem 1.6rem 1.6rem' });
const list = css({ display: 'grid', gap: '0.4rem' });

const item = css({
  display: 'flex',
  gap: '0.6rem',
  '& > svg': { flex: 'none', marginTop: '0.15rem', color: 'var(--color-brand)' },
});

const fold = css({
  background: 'var(--color-surface-sunken)',
  // Same width as the form below.
  [media.tablet]: {
    maxWidth: '42rem',
    marginBlock: '1.5rem 0',
    marginInline: 'auto',
    borderRadius: 'var(--radius-l)',
  },
  [media.mobile]: { marginInline: '-1.25rem' },
  [media.desktop]: { display: 'none' },
});

const summary = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-4)',
  padding: '0.85rem 1.25rem',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& > svg': { flex: 'none', transition: 'rotate var(--motion-quick) var(--motion-ease-out)' },
  'details[open] > & > svg': { rotate: '180deg' },
});

const thumbnail = css({ flex: 'none', width: '5.5rem', overflow: 'hidden', borderRadius: 'var(--radius-s)' });
const words = css({ flex: 1, minWidth: 0, display: 'grid' });

const name = css({
  display: '-webkit-box',
  overflow: 'hidden',
  fontWeight: 600,
  lineHeight: 1.3,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

const amount = css({ fontWeight: 650, whiteSpace: 'nowrap' });
