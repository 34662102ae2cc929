import { css } from '@emotion/react';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import {
  addDays,
  marketToday,
  parseIsoDate,
  type HeldBoxOffers,
  type IsoDate,
} from '@detour/shared-contracts';
import { Button, CardGrid, EmptyState, LiveRegion, TextField, text as type } from '@detour/shared-ui';
import { useFormat, useNow, useSite } from '@detour/shared-ui/remote';
import { BoxStayCard } from '../stays/BoxStayCard';
import { useText } from '../text';
import { toHeldStayView } from './held-stay.view-model';

export interface HeldStaysProps {
  readonly offers: UseInfiniteQueryResult<InfiniteData<HeldBoxOffers>>;
  readonly checkin: IsoDate | null;
  readonly onCheckin: (day: IsoDate | null) => void;
}

/** The list, on any day or on the one that is asked for. @spec BENEF-001 */
export const HeldStays = ({ offers, checkin, onCheckin }: HeldStaysProps) => {
  const text = useText();
  const format = useFormat();
  const { locale, timeZone } = useSite();
  const today = marketToday(useNow(), timeZone);
  const pages = offers.data?.pages ?? [];
  const total = pages[0]?.totalCount ?? 0;
  const stays = pages.flatMap((page) =>
    page.exactMatch.map((card) => toHeldStayView(card, locale, { format, text })),
  );
  const count = text('benef.count', { count: total });
  return (
    <section css={section} aria-busy={offers.isFetching} data-testid="held-stays" data-count={total}>
      <div css={tools}>
        <TextField
          type="date"
          label={text('benef.arrival')}
          value={checkin ?? ''}
          min={addDays(today, 1)}
          max={addDays(today, 365)}
          onChange={(event) => onCheckin(parseIsoDate(event.target.value))}
        />
        {checkin && (
          <Button kind="link" onClick={() => onCheckin(null)}>
            {text('ui.clear')}
          </Button>
        )}
      </div>
      <LiveRegion message={offers.isFetching ? '' : count} />
      {offers.data && total === 0 ? (
        <EmptyState title={text('benef.none')} sentence={text('benef.noneText')} />
      ) : (
        <>
          <h2 css={type.h2}>{offers.data ? count : '…'}</h2>
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

const section = css({ display: 'grid', gap: 'var(--space-6)' });
const tools = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 'var(--space-4)' });
