import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { BeneficiaryGift } from '@detour/shared-contracts/api';
import { printAddress, productPath } from '@detour/shared-contracts/sites';
import { Button, ErrorBlock, LinkButton, Skeleton } from '@detour/shared-ui';
import { useApi, useHost, useSite } from '@detour/remote-kit';
import { useText } from '../text';
import { GiftFacts } from './GiftFacts';
import { closeGift, sessionQuery } from './gift-stays.query';
import { GiftStays } from './GiftStays';
import { ToVoucherPage } from './ToVoucherPage';
import { useGiftStays } from './useGiftStays';
import type { Names } from '../contract';

/** This browser's open gift. Without one, redirects to the page that opens gifts. @spec BENEF-003 BENEF-007 */
export const SessionGift = () => {
  const text = useText();
  const { locale } = useSite();
  const session = useQuery(sessionQuery(useApi<Names>(), locale));
  const goToLogin = useGoToLogin();
  const isClosed = session.data?.gift === null;
  useEffect(() => {
    if (isClosed) goToLogin();
  }, [isClosed, goToLogin]);
  if (session.isError) {
    return (
      <ErrorBlock
        message={text('error.generic')}
        retryLabel={text('ui.retry')}
        retrying={session.isFetching}
        onRetry={() => void session.refetch()}
        minHeight="20rem"
      />
    );
  }
  const gift = session.data?.gift;
  return gift ? <OpenedGift gift={gift} /> : <Skeleton width="100%" height="20rem" radius="l" />;
};

const useGoToLogin = (): (() => void) => {
  const { navigation } = useHost();
  const { locale } = useSite();
  const address = printAddress<Names>('beneficiary-login', locale);
  return useCallback(() => void navigation.navigate(address, { replace: true }), [navigation, address]);
};

const OpenedGift = ({ gift }: { readonly gift: BeneficiaryGift }) => {
  const isUsable = gift.state === 'issued' || (gift.state === 'claimed' && gift.remainingValue > 0);
  if (!isUsable) return <ToVoucherPage code={gift.code} />;
  return (
    <>
      <div css={row}>
        <GiftFacts gift={gift} />
        <CloseGift />
      </div>
      <OpenGiftStays gift={gift} />
    </>
  );
};

const OpenGiftStays = ({ gift: { kind, productId } }: { readonly gift: BeneficiaryGift }) => {
  const text = useText();
  const { locale } = useSite();
  const list = useGiftStays({ kind: kind === 'box' ? 'box' : 'voucher' });
  return (
    <>
      {kind === 'gift_stay' && (
        <p>
          <LinkButton href={productPath<Names>(locale, productId)}>{text('benef.seeGift')}</LinkButton>
        </p>
      )}
      <GiftStays list={list} canRedeem />
    </>
  );
};

/** Lets visitors of a shared browser close the gift. */
const CloseGift = () => {
  const text = useText();
  const api = useApi<Names>();
  const goToLogin = useGoToLogin();
  return (
    <Button kind="link" onClick={() => void closeGift(api).then((answer) => answer.ok && goToLogin())}>
      {text('benef.close')}
    </Button>
  );
};

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 'var(--space-2) var(--space-6)',
});
