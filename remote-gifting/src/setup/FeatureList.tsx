import { css } from '@emotion/react';
import { CheckIcon } from '@detour/shared-ui';

/** Benefits of a gift as a list with ticks. */
export const FeatureList = ({ features }: { readonly features: readonly string[] }) => (
  <ul role="list" css={list}>
    {features.map((feature) => (
      <li key={feature} css={item}>
        <CheckIcon size={20} />
        <span>{feature}</span>
      </li>
    ))}
  </ul>
);

const list = css({ display: 'flex', flexWrap: 'wrap', gap: '0.4rem 1.5rem' });

const item = css({
  display: 'flex',
  gap: '0.5rem',
  // Beside the first line.
  '& > svg': { flex: 'none', marginTop: '0.1em', color: 'var(--color-positive)' },
});
