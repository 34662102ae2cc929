import { css } from '@emotion/react';
import { useId } from 'react';
import { text as type } from '@detour/shared-ui';
import { useText } from '../text';

/** @spec ACT-006 ACT-021 */
export const HowItWorks = () => {
  const text = useText();
  const heading = useId();
  const steps = [text('howItWorks.activity1'), text('howItWorks.activity2'), text('howItWorks.activity3')];
  return (
    <section data-below="" aria-labelledby={heading} css={block}>
      <h2 id={heading} css={type.h2}>
        {text('howItWorks.title')}
      </h2>
      <ol role="list" css={list}>
        {steps.map((step, index) => (
          <li key={step} css={row}>
            <span css={figure} aria-hidden="true">
              {index + 1}
            </span>
            <span css={type.body}>{step}</span>
          </li>
        ))}
      </ol>
      <p css={[type.small, type.muted]}>{text('activity.validity')}</p>
    </section>
  );
};

const block = css({ display: 'grid', gap: 'var(--space-4)' });
const list = css({ display: 'grid', gap: 'var(--space-3)' });
const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: 'var(--space-3)',
});
const figure = css({
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: 'var(--radius-pill)',
  background: 'var(--color-brand-tint)',
  color: 'var(--color-brand)',
  fontWeight: 620,
});
