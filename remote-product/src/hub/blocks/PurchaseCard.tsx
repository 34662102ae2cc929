import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Anchor, Picture, text } from '@detour/shared-ui';
import { TripFacts } from '../../trip/TripFacts';
import { DatesBlock } from './DatesBlock';
import type { PurchaseCardView } from '../hub.view-model';

interface PurchaseCardProps {
  readonly view: PurchaseCardView;
  readonly label: string;
  /** Page of the stay. */
  readonly href: string | null;
  readonly children?: ReactNode;
}

/** What was bought: picture, name, dates in large type, guests. */
export const PurchaseCard = ({ view, label, href, children }: PurchaseCardProps) => {
  const { purchase, dates } = view;
  return (
    <section css={card} aria-label={label}>
      {purchase.image && (
        <Picture image={purchase.image} alt="" sizes="(max-width: 767px) 100vw, 720px" ratio={16 / 7} />
      )}
      <div css={inside}>
        <div>
          <h2 css={text.h3}>{href ? <Anchor href={href}>{purchase.title}</Anchor> : purchase.title}</h2>
          {purchase.subtitle && <p css={text.muted}>{purchase.subtitle}</p>}
        </div>
        {dates && <DatesBlock dates={dates} />}
        <TripFacts facts={purchase.facts} />
        {children}
      </div>
    </section>
  );
};

const card = css({
  overflow: 'hidden',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-surface-sunken)',
});
const inside = css({
  display: 'grid',
  gap: 'var(--space-5)',
  padding: 'clamp(1.25rem, 0.9rem + 1.6vw, 2rem)',
  '& a': { color: 'inherit', textDecorationThickness: '1px', textUnderlineOffset: '0.14em' },
});
