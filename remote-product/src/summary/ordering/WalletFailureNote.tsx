import { LinkButton, Note } from '@detour/shared-ui';
import { useText } from '../../text';

/** @spec WALLET-019 WALLET-020 */
export const WalletFailureNote = ({ summary }: { readonly summary: string }) => {
  const t = useText();
  return (
    <Note tone="danger" role="alert" data-testid="payment-error">
      <p>{t('pay.walletFailed', { method: t('checkout.walletName') })}</p>
      <LinkButton kind="link" href={summary}>
        {t('ui.book')}
      </LinkButton>
    </Note>
  );
};
