import { css } from '@emotion/react';
import { Button, text } from '@detour/shared-ui';
import { useText } from '../text';

export interface WalletButtonProps {
  readonly busy: boolean;
  readonly onPress: () => void;
}

/** Wallets come first and keep their owner's black; beside each stand the words that make paying an obligation. */
export const WalletButton = ({ busy, onPress }: WalletButtonProps) => {
  const t = useText();
  return (
    <div css={box}>
      <Button
        width="full"
        css={black}
        busy={busy}
        onClick={onPress}
        aria-describedby="wallet-obligation"
        data-testid="wallet-button"
      >
        {t('checkout.payWith', { method: t('checkout.walletName') })}
      </Button>
      <p id="wallet-obligation" css={[text.small, text.muted, center]}>
        {t('legal.payButton')}
      </p>
      <p css={divider}>{t('checkout.orForm')}</p>
    </div>
  );
};

const box = css({ display: 'grid', gap: 'var(--space-2)' });
const black = css({ '&&': { background: '#16180f', color: '#fff' } });
const center = css({ textAlign: 'center' });

const divider = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-4)',
  marginTop: 'var(--space-4)',
  color: 'var(--color-ink-muted)',
  fontSize: '0.9375rem',
  '&::before, &::after': { content: '""', flex: 1, height: 1, background: 'var(--color-line)' },
});
