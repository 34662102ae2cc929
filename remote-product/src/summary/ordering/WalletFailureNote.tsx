import { LinkButton, Note } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { useText } from '../../text';

/** The wallet in a sentence: after a reload nobody knows which one of the provider's it was. */
export const useWalletName = (): string => {
  const t = useText();
  const { paysInBrowser = false } = useSite();
  return t(paysInBrowser ? 'wallet.own' : 'checkout.walletName');
};

/** @spec WALLET-019 WALLET-020 */
export const WalletFailureNote = ({ summary }: { readonly summary: string }) => {
  const t = useText();
  const method = useWalletName();
  return (
    <Note tone="danger" role="alert" data-testid="payment-error">
      <p>{t('pay.walletFailed', { method })}</p>
      <LinkButton kind="link" href={summary}>
        {t('ui.book')}
      </LinkButton>
    </Note>
  );
};
