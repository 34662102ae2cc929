import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { container, Skeleton, text as type } from '@detour/shared-ui';
import { WishlistNotices } from '@detour/remote-kit';
import { useText } from '../text';
import { GiftByCode } from './GiftByCode';
import { SessionGift } from './SessionGift';
import { useGivenCode } from './useGivenCode';
import type { Names } from '../contract';

const Frame = ({ children }: { readonly children: ReactNode }) => {
  const text = useText();
  return (
    <div data-testid="page-beneficiary-offers" css={[container, page]}>
      <h1 css={type.h1}>{text('benef.title')}</h1>
      {children}
    </div>
  );
};

/** The code is the visitor's secret: the server makes no request with it. */
export const BeneficiaryOffersSkeleton = () => (
  <Frame>
    <Skeleton width="100%" height="20rem" radius="l" />
  </Frame>
);

/** The stays of a gift: by the code in the link (from the voucher's QR code), otherwise of the open gift. @spec BENEF-001 */
export const BeneficiaryOffersPage = () => {
  const text = useText();
  const [code, setCode] = useGivenCode();
  return (
    <Frame>
      {code === '' ? <SessionGift /> : <GiftByCode key={code} code={code} onCode={setCode} />}
      <WishlistNotices<Names> text={text} />
    </Frame>
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
