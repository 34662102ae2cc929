import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { container, LiveRegion, Skeleton, visuallyHidden } from '@detour/shared-ui';
import { useApi, useSite } from '@detour/remote-kit';
import { openVoucher, voucherQuery } from '../beneficiary/gift.query';
import { useText } from '../text';
import { useVoucherCode } from './useVoucherCode';
import { GiftView } from './GiftView';
import { isWrapped } from './gift.view-model';
import { Unwrap } from './Unwrap';
import { VoucherGate } from './VoucherGate';
import type { Names } from '../contract';

/** One page for every code: the form, the wrapped gift, then its content and actions. @spec BENEF-001 */
export const VoucherPage = () => {
  const text = useText();
  const { locale } = useSite();
  const { code, isTyped, enter, isUnwrapped, unwrap } = useVoucherCode();
  const gift = useQuery({
    ...voucherQuery(useApi<Names>(), locale, code),
    enabled: code !== '',
    staleTime: 0,
  });
  const found = code === '' ? undefined : gift.data;
  const isOpening = gift.isFetching && !found;
  const keepOpened = useOpened(code);
  if (found && isWrapped(found) && !isUnwrapped) {
    const open = (): void => {
      keepOpened();
      unwrap();
    };
    return (
      <div data-testid="page-voucher">
        <Unwrap key={code} gift={found} takesFocus={isTyped} onOpen={open} />
      </div>
    );
  }
  return (
    <div data-testid="page-voucher" css={[container, page]}>
      <LiveRegion message={isOpening ? text('voucher.loading') : ''} />
      {found ? (
        <GiftView
          key={code}
          gift={found}
          code={code}
          takesFocus={isTyped || isUnwrapped}
          onCheck={() => void gift.refetch()}
          onAnother={() => enter('')}
        />
      ) : isOpening && !isTyped ? (
        <>
          <h1 css={visuallyHidden}>{text('voucher.loading')}</h1>
          <Skeleton width="100%" height="28rem" radius="l" />
        </>
      ) : (
        <VoucherGate
          code={code}
          busy={isOpening}
          error={gift.error}
          onCode={(typed) => (typed === code ? void gift.refetch() : enter(typed))}
        />
      )}
    </div>
  );
};

/** Stores that the recipient has unwrapped the gift. If this fails, the next visit shows it wrapped again. */
const useOpened = (code: string) => {
  const api = useApi<Names>();
  return () => void openVoucher(api, code);
};

const page = css({
  display: 'grid',
  paddingBlock: 'var(--space-8) var(--space-10)',
  minHeight: '34rem',
  alignContent: 'start',
});
