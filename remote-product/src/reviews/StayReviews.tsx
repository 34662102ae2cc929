import { css } from '@emotion/react';
import { factLine } from '@detour/shared-contracts/format';
import { media, text } from '@detour/shared-ui';
import { useText } from '../text';
import type { ReviewsView } from './reviews.view-model';

/** Scores by criterion and their spread, who wrote them, and the newest positive comments. */
export const StayReviews = ({ view }: { readonly view: ReviewsView }) => {
  const t = useText();
  return (
    <div data-testid="reviews">
      <Bars rows={view.criteria} />
      {view.scores.length > 0 && (
        <>
          <h3 css={[text.label, subtitle]}>{t('reviews.byScore')}</h3>
          <Bars rows={view.scores} />
        </>
      )}
      {view.types.length > 0 && (
        <p css={[text.small, kinds]}>
          <b>{t('reviews.byType')}</b> {factLine(view.types)}
        </p>
      )}
      <ul css={quotes} role="list">
        {view.quotes.map((quote) => (
          <li key={quote.id} data-testid="review">
            <figure>
              <blockquote css={text.quote}>{quote.text}</blockquote>
              <figcaption css={[text.small, text.muted, by]}>{quote.by}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p css={[text.small, text.muted, checked]}>{t('legal.reviewsChecked')}</p>
    </div>
  );
};

const Bars = ({ rows }: { readonly rows: ReviewsView['criteria'] }) => (
  <dl css={bars}>
    {rows.map(({ label, value, percent }) => (
      <div key={label} css={bar}>
        <dt>{label}</dt>
        <dd css={amount}>
          <span css={track} aria-hidden="true">
            <span css={[fill, { width: `${percent}%` }]} />
          </span>
          <b css={[text.figures, figure]}>{value}</b>
        </dd>
      </div>
    ))}
  </dl>
);

const bars = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '0.6rem 2.5rem',
  marginBottom: '2.25rem',
  [media.mobile]: { gridTemplateColumns: '1fr' },
});

const bar = css({
  display: 'grid',
  gridTemplateColumns: '9.5rem 1fr',
  alignItems: 'center',
  gap: 'var(--space-3)',
  fontSize: '0.9375rem',
  lineHeight: 1.3,
});

const amount = css({ display: 'flex', alignItems: 'center', gap: 'var(--space-3)' });

const track = css({
  flex: 1,
  height: 4,
  borderRadius: 2,
  background: 'var(--color-line)',
  overflow: 'hidden',
});

const fill = css({ display: 'block', height: '100%', background: 'var(--color-brand)' });
const figure = css({ width: '2rem', fontWeight: 600 });

const quotes = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 'var(--space-8)',
  [media.mobile]: { gridTemplateColumns: '1fr' },
});

const subtitle = css({ marginBottom: 'var(--space-3)' });
const kinds = css({ marginBottom: '2.25rem' });
const by = css({ marginTop: 'var(--space-3)' });
const checked = css({ marginTop: 'var(--space-6)' });
