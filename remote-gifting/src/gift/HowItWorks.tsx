import { css } from '@emotion/react';
import { voucherMonths } from '@detour/shared-contracts/rules';
import { media, text } from '@detour/shared-ui';
import { useText } from '../text';

/** Four steps, from the purchase to the arrival. @spec GIFT-050 PROD-020 */
export const HowItWorks = () => {
  const t = useText();
  const steps = [
    { title: t('gift.how1Title'), line: t('gift.how1') },
    { title: t('gift.how2Title'), line: t('gift.how2', { months: voucherMonths.gift_stay }) },
    { title: t('gift.how3Title'), line: t('gift.how3') },
    { title: t('gift.how4Title'), line: t('gift.how4') },
  ];
  return (
    <section data-below="" css={section} aria-labelledby="gift-how">
      <h2 id="gift-how" css={text.h2}>
        {t('howItWorks.title')}
      </h2>
      <ol role="list" css={list}>
        {steps.map(({ title, line }, index) => (
          <li key={title} css={item}>
            <span css={[text.h2, number]} aria-hidden="true">
              {index + 1}
            </span>
            <h3 css={text.h3}>{title}</h3>
            <p css={text.muted}>{line}</p>
          </li>
        ))}
      </ol>
    </section>
  );
};

const section = css({ display: 'grid', gap: 'var(--space-6)' });

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '2rem 1.5rem',
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const item = css({
  display: 'grid',
  alignContent: 'start',
  gap: 'var(--space-1)',
  paddingBlockStart: 'var(--space-4)',
  borderBlockStart: '2px solid var(--color-brand)',
});

const number = css({ color: 'var(--color-accent)' });
