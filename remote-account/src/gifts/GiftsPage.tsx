import { useQuery } from '@tanstack/react-query';
import { css } from '@emotion/react';
import { marketToday } from '@detour/shared-contracts/rules';
import { ErrorBlock, Skeleton } from '@detour/shared-ui';
import { useApi, useFormat, useNow, useSite } from '@detour/remote-kit';
import { PageFrame } from '../form/PageFrame';
import { AccountGate } from '../session/AccountGate';
import { AccountNav } from '../session/AccountNav';
import { useText } from '../text';
import { GivenGifts } from './GivenGifts';
import { giftsQuery } from './gifts.query';
import { KeptGifts } from './KeptGifts';
import type { GiftTools } from './kept-gift.view-model';
import type { Names } from '../contract';

/** Gifts and cards in the account, and the state of gifts that the customer gave. @spec ACC-007 GCARD-002 */
export const GiftsPage = () => {
  const text = useText();
  return (
    <PageFrame
      testId="page-account-gifts"
      title={text('account.gifts')}
      lead={text('gifts.lead')}
      above={<AccountNav />}
    >
      <AccountGate>{() => <Gifts />}</AccountGate>
    </PageFrame>
  );
};

const useGiftTools = (): GiftTools => {
  const { locale, timeZone } = useSite();
  return { text: useText(), format: useFormat(), locale, today: marketToday(useNow(), timeZone) };
};

const Gifts = () => {
  const tools = useGiftTools();
  const { text, locale } = tools;
  const gifts = useQuery(giftsQuery(useApi<Names>(), locale));
  if (gifts.isPending) return <Skeleton width="100%" height="26rem" radius="l" />;
  if (!gifts.data) {
    return (
      <ErrorBlock
        message={text('form.loadFailed')}
        retryLabel={text('ui.retry')}
        retrying={gifts.isFetching}
        onRetry={() => void gifts.refetch()}
      />
    );
  }
  return (
    <div css={column}>
      <KeptGifts kept={gifts.data.kept} tools={tools} />
      <GivenGifts given={gifts.data.given} tools={tools} />
    </div>
  );
};

const column = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-10)',
});
