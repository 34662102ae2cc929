import { css } from '@emotion/react';
import { addDays, parseIsoDate } from '@detour/shared-contracts/base';
import { marketToday } from '@detour/shared-contracts/rules';
import {
  Button,
  CardGrid,
  Chip,
  EmptyState,
  ErrorBlock,
  LiveRegion,
  Skeleton,
  TextField,
  text as type,
} from '@detour/shared-ui';
import { useFormat, useNow, useSite } from '@detour/remote-kit';
import { BoxStayCard } from '../stays/BoxStayCard';
import { useText } from '../text';
import { toGiftStayView } from './gift-stay.view-model';
import type { GiftStaysList } from './useGiftStays';

export interface GiftStaysProps {
  readonly list: GiftStaysList;
  /** A gift is open in this browser. */
  readonly canRedeem: boolean;
}

/** The list of stays, for any day or the selected one. @spec BENEF-001 BENEF-006 BENEF-008 */
export const GiftStays = ({ list, canRedeem }: GiftStaysProps) => {
  const text = useText();
  const format = useFormat();
  const { locale } = useSite();
  const { offers, wish } = list;
  if (offers.isError) {
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
  if (!offers.data) return <Skeleton width="100%" height="20rem" radius="l" />;
  const total = offers.data.pages[0]?.totalCount ?? 0;
  const stays = offers.data.pages.flatMap((page) =>
    page.exactMatch.map((card) => toGiftStayView(card, { locale, canRedeem, format, text })),
  );
  const count = text('benef.count', { count: total });
  return (
    <section css={section} aria-busy={offers.isFetching} data-testid="held-stays" data-count={total}>
      <StaysFilters list={list} />
      <LiveRegion message={offers.isFetching ? '' : count} />
      {total === 0 ? (
        <EmptyState title={text('benef.none')} sentence={text('benef.noneText')} />
      ) : (
        <>
          <div css={head}>
            <h2 css={type.h2}>{count}</h2>
            <p css={[type.small, type.muted]}>{text(wish.checkin ? 'benef.exactNote' : 'benef.datesNote')}</p>
          </div>
          <CardGrid>
            {stays.map((stay) => (
              <BoxStayCard key={stay.id} stay={stay} />
            ))}
          </CardGrid>
          {offers.hasNextPage && (
            <p>
              <Button
                kind="quiet"
                busy={offers.isFetchingNextPage}
                onClick={() => void offers.fetchNextPage()}
              >
                {text('ui.showMore')}
              </Button>
            </p>
          )}
        </>
      )}
    </section>
  );
};

/** Filters: check-in day and hotel stars. */
const StaysFilters = ({
  list: { wish, stars, setCheckin, toggleStars, clear },
}: {
  readonly list: GiftStaysList;
}) => {
  const text = useText();
  const { timeZone } = useSite();
  const today = marketToday(useNow(), timeZone);
  const isAsked = wish.checkin !== null || wish.stars.length > 0;
  return (
    <div css={tools}>
      <TextField
        type="date"
        label={text('benef.arrival')}
        value={wish.checkin ?? ''}
        min={addDays(today, 1)}
        max={addDays(today, 365)}
        onChange={(event) => setCheckin(parseIsoDate(event.target.value))}
      />
      {stars.length > 1 && (
        <div css={chips} role="group" aria-label={text('benef.stars')}>
          {stars.map(({ id, count }) => (
            <Chip key={id} toggles selected={wish.stars.includes(id)} onClick={() => toggleStars(id)}>
              {`${text('filter.stars', { count: Number(id) })} (${count})`}
            </Chip>
          ))}
        </div>
      )}
      {isAsked && (
        <Button kind="link" onClick={clear}>
          {text('ui.clear')}
        </Button>
      )}
    </div>
  );
};

const section = css({ display: 'grid', gap: 'var(--space-6)' });
const head = css({ display: 'grid', gap: 'var(--space-2)' });
const tools = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 'var(--space-4)' });
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' });
