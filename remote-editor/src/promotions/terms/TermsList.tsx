import { css } from '@emotion/react';
import type { PromotionBody } from '@detour/shared-contracts/api';
import { media } from '@detour/shared-ui';
import { useTermsTexts } from './terms-text';

/** Terms of a promotion in plain words. The first phrase is what it gives. */
export const TermsList = ({ body }: { readonly body: PromotionBody }) => (
  <ul css={list}>
    {useTermsTexts()(body).map((phrase) => (
      <li key={phrase}>{phrase}</li>
    ))}
  </ul>
);

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-1) var(--space-2)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li:first-of-type': { fontWeight: 620 },
  '& > li:not(:last-of-type)::after': { content: '" ·"', color: 'var(--color-ink-muted)' },
  // One below the other, where most would begin a line anyway.
  [media.mobile]: { display: 'grid', '& > li::after': { display: 'none' } },
});
