import { css } from '@emotion/react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isBoxCode, parseIsoDate, type IsoDate } from '@detour/shared-contracts';
import { ErrorBlock, Skeleton, text as type } from '@detour/shared-ui';
import { isApiError, useApi, useFormat, useSite } from '@detour/shared-ui/remote';
import { useText } from '../text';
import { CodeForm } from './CodeForm';
import { heldOffersQuery, voucherQuery } from './held-box.query';
import { HeldStays } from './HeldStays';
import { OtherGift } from './OtherGift';

const isUnknown = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** What a code opens: the stays of its box, else what is known of the gift. @spec BENEF-001 BENEF-002 */
export const HeldGift = ({ code }: { readonly code: string }) => {
  const text = useText();
  const format = useFormat();
  const api = useApi();
  const { locale, phone } = useSite();
  const [checkin, setCheckin] = useState<IsoDate | null>(null);
  const voucher = useQuery({ ...voucherQuery(api, locale, code), enabled: !isBoxCode(code) });
  const offers = useInfiniteQuery(heldOffersQuery(api, locale, code, checkin));
  if (isUnknown(offers.error)) {
    if (voucher.data) return <OtherGift voucher={voucher.data} />;
    if (isBoxCode(code) || isUnknown(voucher.error))
      return <CodeForm error={text('benef.invalidCode')} tried={code} />;
  }
  if (offers.isError && !isUnknown(offers.error)) {
    return (
      <ErrorBlock
        message={text('error.generic')}
        retryLabel={text('ui.retry')}
        retrying={offers.isFetching}
        onRetry={() => void offers.refetch()}
        minHeight="20rem"
      />
    );
  }
  const end = parseIsoDate(voucher.data?.validUntil);
  return (
    <>
      {voucher.data && (
        <p css={type.lead}>
          {[voucher.data.label, end && text('gift.validUntil', { date: format.longDate(end) })]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      <p css={[type.body, measure]}>{text('benef.redeem', { phone })}</p>
      {offers.data || checkin ? (
        <HeldStays offers={offers} checkin={checkin} onCheckin={setCheckin} />
      ) : (
        <Skeleton width="100%" height="20rem" radius="l" />
      )}
    </>
  );
};

const measure = css({ maxWidth: 'var(--size-text-measure)' });
