import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { BeneficiaryGift } from '@detour/shared-contracts/api';
import { printAddress } from '@detour/shared-contracts/sites';
import { ErrorBlock, Note, Skeleton } from '@detour/shared-ui';
import { useApi, useHost, useSite } from '@detour/remote-kit';
import { useText } from '../text';
import type { Names } from '../contract';
import { GiftFacts } from './GiftFacts';
import { givenStayQuery, sessionQuery } from './gift.query';
import { GivenStay } from './GivenStay';
import { GiftStays } from './list/GiftStays';
import { useGiftStays } from './list/useGiftStays';
import { ToVoucherPage } from './ToVoucherPage';

/** This browser's open gift. Without one, redirects to the page that opens gifts. @spec BENEF-003 BENEF-007 */
export const SessionGift = () => {
  const text = useText();
  const { bus } = useHost<Names>();
  const { locale } = useSite();
  const session = useQuery(sessionQuery(useApi<Names>(), locale));
  const { refetch } = session;
  useEffect(() => {
    // The gift bar can close the gift while this page shows it.
    const subscription = bus.on('boxes.gift-changed@1').subscribe(() => void refetch());
    return () => subscription.unsubscribe();
  }, [bus, refetch]);
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
      <GiftFacts gift={gift} />
      {gift.kind === 'gift_stay' ? <GivenStayAndOthers /> : <OpenGiftStays kind={gift.kind} />}
    </>
  );
};

const OpenGiftStays = ({ kind }: Pick<BeneficiaryGift, 'kind'>) => {
  const list = useGiftStays(kind === 'box' ? { kind: 'box' } : { kind: 'voucher', besides: false });
  return <GiftStays list={list} canRedeem />;
};

/** The given stay first; it is not repeated in the list. A stay that is no longer sold, or that does not load, is not shown. */
const GivenStayAndOthers = () => {
  const text = useText();
  const { locale } = useSite();
  const given = useQuery(givenStayQuery(useApi<Names>(), locale));
  const stay = given.data?.stay ?? null;
  const list = useGiftStays({ kind: 'voucher', besides: stay !== null });
  if (given.isPending) return <Skeleton width="100%" height="24rem" radius="l" />;
  return (
    <>
      {stay ? <GivenStay card={stay} /> : given.data && <Note title={text('voucher.stayGone')} />}
      <GiftStays list={list} canRedeem isOthers={stay !== null} />
    </>
  );
};
