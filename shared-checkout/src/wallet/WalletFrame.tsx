import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { text } from '@detour/shared-ui';

export interface WalletFrameProps {
  /** The legally required payment text. */
  readonly obligation: string;
  /** "ou remplissez le formulaire" */
  readonly divider: string;
  /** The wallets' buttons. */
  readonly children: ReactNode;
}

/** Id of the legal text, for `aria-describedby` of a button. */
export const obligationId = 'wallet-obligation';

/** Height (px) of a wallet's button. */
export const walletHeight = 48;

/** Wallet buttons with the required legal text beside them, above the form. */
export const WalletFrame = ({ obligation, divider, children }: WalletFrameProps) => (
  <div css={box}>
    {children}
    <p id={obligationId} css={[text.small, text.muted, center]}>
      {obligation}
    </p>
    <p css={line}>{divider}</p>
  </div>
);

const box = css({ display: 'grid', gap: 'var(--space-2)' });
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
