import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ChevronDownIcon, media, Skeleton, text } from '@detour/shared-ui';

export interface PurchaseAsideProps {
  /** "Votre séjour" */
  readonly label: string;
  /** The picture, 432 px wide. */
  readonly cover: ReactNode;
  readonly title: string;
  /** "Château de Valmerle, Amboise" */
  readonly subtitle: string | null;
  /** Facts and price. */
  readonly children: ReactNode;
}

/** Desktop: the purchase beside the form, sticky while scrolling. Below 1280 px `PurchaseFold` replaces it. */
export const PurchaseAside = ({ label, cover, title, subtitle, children }: PurchaseAsideProps) => (
  <aside css={aside} aria-label={label}>
    {cover}
    <div css={inside}>
      <div>
        <h2 css={text.h3}>{title}</h2>
        {subtitle && <p css={text.muted}>{subtitle}</p>}
      </div>
      {children}
    </div>
  </aside>
);

export interface PurchaseFoldProps {
  /** The picture, 88 px wide and square. */
  readonly cover: ReactNode;
  /** Bold, at most two lines. */
  readonly name: string;
  /** "11–13 déc., 2 adultes" */
  readonly short: string | undefined;
  /** The total with its currency. */
  readonly amount: string;
  /** Title, facts and price. */
  readonly children: ReactNode;
}

/** Below 1280 px: one line with the total above the form; a click expands it. */
export const PurchaseFold = ({ cover, name, short, amount, children }: PurchaseFoldProps) => (
  <details css={fold}>
    <summary css={summary}>
      {cover && <span css={thumbnail}>{cover}</span>}
      <span css={words}>
        <b css={nameLook}>{name}</b>
        <span css={[text.small, text.muted]}>{short}</span>
      </span>
      <b css={[text.figures, amountLook]}>{amount}</b>
      <ChevronDownIcon size={20} />
    </summary>
    <div css={inside}>{children}</div>
  </details>
);

/** Stands for the fold while the purchase loads, so that the heading below it does not move when it comes. */
export const FoldSkeleton = () => (
  <div css={fold}>
    <div css={summary}>
      <Skeleton css={[thumbnail, square]} width="5.5rem" height="auto" />
      <span css={words}>
        <Skeleton />
        <Skeleton width="50%" />
      </span>
    </div>
  </div>
);

const aside = css({
  position: 'sticky',
  top: '2rem',
  overflow: 'hidden',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-surface-sunken)',
  [media.belowDesktop]: { display: 'none' },
});

const inside = css({ display: 'grid', gap: 'var(--space-5)', padding: '1.5rem 1.6rem 1.6rem' });

const fold = css({
  background: 'var(--color-surface-sunken)',
  // Same width as the form below.
  [media.tablet]: { maxWidth: '42rem', margin: '1.5rem auto 0', borderRadius: 'var(--radius-l)' },
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
const square = css({ aspectRatio: 1 });
const words = css({ flex: 1, minWidth: 0, display: 'grid' });

const nameLook = css({
  display: '-webkit-box',
  overflow: 'hidden',
  fontWeight: 600,
  lineHeight: 1.3,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

const amountLook = css({ fontWeight: 650, whiteSpace: 'nowrap' });
