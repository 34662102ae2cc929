import { css } from '@emotion/react';
import { useId } from 'react';
import { media, text as type } from '@detour/shared-ui';
import { useText } from '../text';

const steps = ['howItWorks.box1', 'howItWorks.box2', 'howItWorks.box3', 'howItWorks.box4'] as const;

/** @spec BOX-010 */
export const HowItWorks = () => {
  const text = useText();
  const titleId = useId();
  return (
    <section data-below="" css={section} aria-labelledby={titleId}>
      <h2 id={titleId} css={type.h2}>
        {text('howItWorks.title')}
      </h2>
      <ol role="list" css={list}>
        {steps.map((id, index) => (
          <li key={id} css={step}>
            <span css={number} aria-hidden="true">
              {index + 1}
            </span>
            <p css={type.h3}>{text(id)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
};

const section = css({ display: 'grid', gap: '1.75rem' });
const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 'var(--space-6)',
  [media.belowDesktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.mobile]: { gridTemplateColumns: '1fr' },
});
const step = css({
  display: 'grid',
  alignContent: 'start',
  gap: 'var(--space-2)',
  paddingBlockStart: 'var(--space-3)',
  borderBlockStart: '2px solid var(--color-brand)',
});
const number = css({ color: 'var(--color-accent)', font: '480 2rem/1.1 var(--font-display)' });
