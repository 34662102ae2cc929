import { css } from '@emotion/react';
import { media, text } from '@detour/shared-ui';
import { useText } from '../text';
import { ConfirmStep, type ChangeEndProps } from './ChangeSummary';

/** Below 1280 px: the difference, the button and what its click led to, always in sight while something can be confirmed. */
export const ChangeBar = (props: ChangeEndProps) => {
  const t = useText();
  const { view } = props;
  if (!view.confirm) return null;
  return (
    <div css={bar} role="group" aria-label={t('change.summary')} data-action-bar="">
      <p css={line}>
        <span>{t(view.toPay ? 'price.payNow' : 'change.difference')}</span>
        <b css={text.figures}>{view.toPay ?? view.difference}</b>
      </p>
      <ConfirmStep {...props} />
    </div>
  );
};

const bar = css({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 'var(--z-bar)',
  display: 'grid',
  [media.print]: { display: 'none' },
  gap: 'var(--space-2)',
  padding: 'var(--space-3) var(--space-4) calc(var(--space-3) + env(safe-area-inset-bottom))',
  background: 'var(--color-surface)',
  boxShadow: 'var(--shadow-bar)',
  [media.desktop]: { display: 'none' },
});
const line = css({ display: 'flex', justifyContent: 'space-between', gap: 'var(--space-4)' });
