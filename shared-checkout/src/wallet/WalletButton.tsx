import { css } from '@emotion/react';
import { Button } from '@detour/shared-ui';
import { text } from '@detour/shared-ui';

export interface WalletButtonProps {
  readonly busy: boolean;
  readonly onPress: () => void;
  /** "Payer avec …" */
  readonly label: string;
  /** The legally required payment text. */
  readonly obligation: string;
  /** "ou remplissez le formulaire" */
  readonly divider: string;
}

/** Wallet buttons first, in their brands' black, with the required legal text beside each. */
export const WalletButton = ({ busy, onPress, label, obligation, divider }: WalletButtonProps) => (
  <div css={box}>
    <Button
      width="full"
      css={black}
      busy={busy}
      onClick={onPress}
      aria-describedby="wallet-obligation"
      data-testid="wallet-button"
    >
      {label}
    </Button>
    <p id="wallet-obligation" css={[text.small, text.muted, center]}>
      {obligation}
    </p>
    <p css={line}>{divider}</p>
  </div>
);

const box = css({ display: 'grid', gap: 'var(--space-2)' });
const black = css({ '&&': { background: 'var(--color-ink)', color: 'var(--color-surface-raised)' } });
const center = css({ textAlign: 'center' });

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-4)',
  marginTop: 'var(--space-4)',
  color: 'var(--color-ink-muted)',
  fontSize: '0.9375rem',
  '&::before, &::after': { content: '""', flex: 1, height: 1, background: 'var(--color-line)' },
});
