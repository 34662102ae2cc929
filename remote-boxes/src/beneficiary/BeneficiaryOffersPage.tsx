import { css } from '@emotion/react';
import { container, text as type } from '@detour/shared-ui';
import { useHydrated, useShopLocation } from '@detour/shared-ui/remote';
import { useText } from '../text';
import { WishlistNotices } from '../wishlist/WishlistNotices';
import { CodeForm } from './CodeForm';
import { HeldGift } from './HeldGift';

/** The stays that a gift code opens; the code stands in the address, where the voucher's square puts it. @spec BENEF-001 */
export const BeneficiaryOffersPage = () => {
  const text = useText();
  const hydrated = useHydrated();
  const code = new URLSearchParams(useShopLocation().search).get('code')?.trim() ?? '';
  return (
    <div data-testid="page-beneficiary-offers" css={[container, page]}>
      <h1 css={type.h1}>{text('benef.title')}</h1>
      {/* The code is a secret of the visitor: the server asks for nothing with it. */}
      {code !== '' && hydrated ? <HeldGift key={code} code={code} /> : <CodeForm />}
      <WishlistNotices />
    </div>
  );
};

const page = css({
  display: 'grid',
  gap: 'var(--space-6)',
  paddingBlock: 'var(--space-8) var(--space-10)',
  minHeight: '30rem',
  alignContent: 'start',
});
