import { css } from '@emotion/react';
import type { BuyerDraft } from '@detour/shared-contracts/rules';
import { Button, Dialog, text } from '@detour/shared-ui';
import { useSite, type TextFunction } from '@detour/remote-kit';
import { sandboxIdentity } from './sandbox-identity';

/** Ids that the catalogue of a remote with a wallet must have. */
export type WalletTextId =
  | 'wallet.title'
  | 'wallet.lead'
  | 'wallet.payer'
  | 'wallet.authorise'
  | 'order.address'
  | 'order.email'
  | 'order.phone'
  | 'price.payNow'
  | 'legal.payButton'
  | 'ui.close';

export interface SandboxWalletProps {
  readonly t: TextFunction<WalletTextId>;
  readonly open: boolean;
  readonly onClose: () => void;
  /** "382,00 €" */
  readonly amount: string;
  readonly onAuthorise: (identity: BuyerDraft) => void;
}

/** A wallet as a browser shows it: who pays, with which data, and how much. It approves at once and moves no money. @spec WALLET-002 */
export const SandboxWallet = ({ t, open, onClose, amount, onAuthorise }: SandboxWalletProps) => {
  const { locale } = useSite();
  const identity = sandboxIdentity(locale);
  const { firstName, lastName, email, phoneNumber, addressLine, postalCode, city } = identity;
  const rows = [
    [t('wallet.payer'), `${firstName} ${lastName}`],
    [t('order.email'), email],
    [t('order.phone'), phoneNumber],
    [t('order.address'), `${addressLine}, ${postalCode} ${city}`],
  ] as const;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('wallet.title')}
      closeLabel={t('ui.close')}
      data-testid="wallet-sheet"
      foot={
        <div css={foot}>
          <Button
            width="full"
            css={black}
            onClick={() => onAuthorise(identity)}
            data-testid="wallet-authorise"
          >
            {t('wallet.authorise')}
          </Button>
          <p css={[text.small, text.muted, center]}>{t('legal.payButton')}</p>
        </div>
      }
    >
      <div css={column}>
        <p css={text.muted}>{t('wallet.lead')}</p>
        <dl css={list}>
          {rows.map(([name, value]) => (
            <div key={name} css={row}>
              <dt css={[text.small, text.muted]}>{name}</dt>
              <dd css={data}>{value}</dd>
            </div>
          ))}
        </dl>
        <p css={total}>
          <span css={text.label}>{t('price.payNow')}</span>
          <b css={text.price}>{amount}</b>
        </p>
      </div>
    </Dialog>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-5)' });
const list = css({ display: 'grid', margin: 0 });

const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 20fr)',
  alignItems: 'baseline',
  gap: 'var(--space-4)',
  paddingBlock: 'var(--space-3)',
  borderBottom: 'var(--border-hairline)',
});

const data = css({ margin: 0, overflowWrap: 'anywhere' });

const total = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 'var(--space-4)',
});

const foot = css({ display: 'grid', gap: 'var(--space-2)' });
const center = css({ textAlign: 'center' });
const black = css({ '&&': { background: 'var(--color-ink)', color: 'var(--color-surface-raised)' } });
