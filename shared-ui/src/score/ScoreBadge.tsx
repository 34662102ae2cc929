import { css } from '@emotion/react';
import type { ReactNode } from 'react';

export interface ScoreBadgeProps {
  /** "9,1", or "Nouveau" without a score. */
  value: string;
  /** "Fantastique". Only if the rules provide a word. */
  word?: string | undefined;
  /** "286 avis", text or a link. */
  count?: ReactNode;
  /** Full text for screen readers: "9,1 sur 10, Fantastique, 286 avis". Not with a link in `count`. */
  label?: string | undefined;
}

/**
 * Review score with its word and number of reviews. Scores are out of 10, formatted by `createFormat().rating`.
 * @spec CARD-018 REV-021
 */
export const ScoreBadge = ({ value, word, count, label }: ScoreBadgeProps) => (
  <span css={badge} {...(label && { role: 'img', 'aria-label': label })}>
    <b css={figure}>{value}</b>
    {word && <span>{word}</span>}
    {count && <span>{count}</span>}
  </span>
);

const badge = css({
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '0.4rem',
  fontSize: '0.9375rem',
  fontWeight: 500,
  lineHeight: 1.3,
});

const figure = css({
  padding: '0.3rem 0.4rem',
  borderRadius: 'var(--radius-s)',
  background: 'var(--color-brand-tint)',
  color: 'var(--color-brand)',
  fontSize: '0.875rem',
  fontWeight: 680,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
