import { css } from '@emotion/react';
import { ChevronDownIcon, media, Picture, text } from '@detour/shared-ui';
import type { PriceBreakdown } from '../booking/quote/price-lines.view-model';
import { TripFacts } from './TripFacts';
import { TripPrice } from './TripPrice';
import type { PurchaseView } from './trip.view-model';

export interface TripAsideProps {
  readonly label: string;
  readonly trip: PurchaseView;
  readonly price: PriceBreakdown;
}

/** Desktop: the purchase beside the form, sticky while scrolling. Below 1280 px `TripFold` replaces it. */
export const TripAside = ({ label, trip, price }: TripAsideProps) => (
  <aside css={aside} aria-label={label}>
    {trip.image && <Picture image={trip.image} alt="" sizes="432px" ratio={16 / 9} />}
    <div css={inside}>
      <div>
        <h2 css={text.h3}>{trip.title}</h2>
        {trip.subtitle && <p css={text.muted}>{trip.subtitle}</p>}
      </div>
      <TripFacts facts={trip.facts} />
      <TripPrice price={price} />
    </div>
  </aside>
);

/** Below 1280 px: one line with the total above the form; a click expands it. */
export const TripFold = ({ trip, price }: Omit<TripAsideProps, 'label'>) => (
  <details css={fold}>
    <summary css={summary}>
      {trip.image && (
        <span css={thumbnail}>
          <Picture image={trip.image} alt="" sizes="88px" ratio={1} />
        </span>
      )}
      <span css={words}>
        <b css={name}>{trip.name}</b>
        <span css={[text.small, text.muted]}>{trip.short}</span>
      </span>
      <b css={[text.figures, amount]}>{price.total.amount}</b>
      <ChevronDownIcon size={20} />
    </summary>
    <div css={inside}>
      <h2 css={text.h3}>{trip.title}</h2>
      <TripFacts facts={trip.facts} />
      <TripPrice price={price} />
    </div>
  </details>
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

const thumbnail = css({
  flex: 'none',
  width: '5.5rem',
  overflow: 'hidden',
  borderRadius: 'var(--radius-s)',
});

const words = css({ flex: 1, minWidth: 0, display: 'grid' });
const name = css({ fontWeight: 600, lineHeight: 1.3 });
const amount = css({ fontWeight: 650, whiteSpace: 'nowrap' });
