import { css } from '@emotion/react';
import { Button } from '@detour/shared-ui';
import { obligationId } from './WalletFrame';

export interface WalletButtonProps {
  readonly busy: boolean;
  readonly onPress: () => void;
  /** "Payer avec …" */
  readonly label: string;
}

/** The sandbox wallet's button, in the brands' black. */
export const WalletButton = ({ busy, onPress, label }: WalletButtonProps) => (
  <Button
    width="full"
    css={black}
    busy={busy}
    onClick={onPress}
    aria-describedby={obligationId}
    data-testid="wallet-button"
  >
    {label}
  </Button>
);

const black = css({ '&&': { background: 'var(--color-ink)', color: 'var(--color-surface-raised)' } });
