import { css } from '@emotion/react';
import { container, Skeleton, text as type } from '@detour/shared-ui';
import { useHydrated, WishlistNotices } from '@detour/remote-kit';
import { useText } from '../text';
import { GiftByCode } from './GiftByCode';
import { SessionGift } from './SessionGift';
import { useGivenCode } from './useGivenCode';
import type { Names } from '../contract';

/** The stays of a gift: by the code in the link (from the voucher's QR code), otherwise of the open gift. @spec BENEF-001 */
export const BeneficiaryOffersPage = () => {
  const text = useText();
  const hydrated = useHydrated();
  const [code, setCode] = useGivenCode();
  return (
    <div data-testid="page-beneficiary-offers" css={[container, page]}>
      <h1 css={type.h1}>{text('benef.title')}</h1>
      {/* The code is the visitor's secret: the server makes no request with it. */}
      {hydrated ? (
        code === '' ? (
          <SessionGift />
        ) : (
          <GiftByCode key={code} code={code} onCode={setCode} />
        )
      ) : (
        <Skeleton width="100%" height="20rem" radius="l" />
      )}
      <WishlistNotices<Names> text={text} />
    </div>
  );
};

const page = css({
  display: 'grid',
  gap: 'var(--space-6)',
  paddingBlock: 'var(--space-8) var(--space-10)',
  // The footer stays below the first screen while the stays load.
  minHeight: '100vh',
  alignContent: 'start',
});
