import { css } from '@emotion/react';
import { useState } from 'react';
import {
  Button,
  CardGrid,
  EmptyState,
  ErrorBlock,
  LiveRegion,
  MapIcon,
  media,
  preloadMap,
  Skeleton,
  text as type,
} from '@detour/shared-ui';
import { useFormat, useSite } from '@detour/remote-kit';
import { BoxStayCard } from '../../stays/BoxStayCard';
import { useText } from '../../text';
import { GiftMap } from './GiftMap';
import { toGiftStayView } from './gift-stay.view-model';
import { StaysFilters } from './StaysFilters';
import { countWishes } from './stays-wish';
import type { GiftStaysList } from './useGiftStays';

export interface GiftStaysProps {
  readonly list: GiftStaysList;
  /** A gift is open in this browser. */
  readonly canRedeem: boolean;
  /** The given stay is shown above: these are the others. */
  readonly isOthers?: boolean;
}

/** The list of stays, for any day or the selected one. @spec BENEF-001 BENEF-006 BENEF-008 */
export const GiftStays = ({ list, canRedeem, isOthers = false }: GiftStaysProps) => {
  const text = useText();
  const { offers } = list;
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
  const count = text(isOthers ? 'benef.countOthers' : 'benef.count', { count: total });
  return (
    <section css={section} aria-busy={offers.isFetching} data-testid="held-stays" data-count={total}>
      <Head list={list} count={count} canRedeem={canRedeem} />
      <StaysFilters list={list} />
      <LiveRegion message={offers.isFetching ? '' : count} />
      {total === 0 ? <NoStays list={list} /> : <Cards list={list} canRedeem={canRedeem} />}
    </section>
  );
};

interface HeadProps extends Pick<GiftStaysProps, 'list' | 'canRedeem'> {
  readonly count: string;
}

const Head = ({ list, count, canRedeem }: HeadProps) => {
  const text = useText();
  const [isMapOpen, setMapOpen] = useState(false);
  return (
    <div css={headRow}>
      <div css={head}>
        <h2 css={type.h2}>{count}</h2>
        <p css={[type.small, type.muted]}>
          {text(list.wish.checkin ? 'benef.exactNote' : 'benef.datesNote')}
        </p>
      </div>
      <Button
        kind="quiet"
        width="label"
        icon={<MapIcon />}
        onPointerEnter={preloadMap}
        onClick={() => setMapOpen(true)}
      >
        {text('search.seeOnMap')}
      </Button>
      <GiftMap list={list} canRedeem={canRedeem} open={isMapOpen} onClose={() => setMapOpen(false)} />
    </div>
  );
};

const NoStays = ({ list }: Pick<GiftStaysProps, 'list'>) => {
  const text = useText();
  const isOnlyDay = list.wish.checkin !== null && countWishes(list.wish) === 1;
  return (
    <EmptyState
      title={text(isOnlyDay ? 'benef.none' : 'benef.noneFiltered')}
      sentence={text(isOnlyDay ? 'benef.noneText' : 'benef.noneFilteredText')}
      action={
        <Button kind="quiet" onClick={list.clear}>
          {text('benef.clearAll')}
        </Button>
      }
    />
  );
};

const Cards = ({ list: { offers }, canRedeem }: Pick<GiftStaysProps, 'list' | 'canRedeem'>) => {
  const text = useText();
  const format = useFormat();
  const { locale } = useSite();
  const cards = offers.data?.pages.flatMap((page) => page.exactMatch) ?? [];
  return (
    <>
      <CardGrid dimmed={offers.isPlaceholderData}>
        {cards.map((card) => (
          <BoxStayCard key={card.id} stay={toGiftStayView(card, { locale, canRedeem, format, text })} />
        ))}
      </CardGrid>
      {offers.hasNextPage && (
        <p>
          <Button kind="quiet" busy={offers.isFetchingNextPage} onClick={() => void offers.fetchNextPage()}>
            {text('ui.showMore')}
          </Button>
        </p>
      )}
    </>
  );
};

const section = css({ display: 'grid', gap: 'var(--space-6)' });
const headRow = css({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: 'var(--space-4)',
  // The button keeps its words on one line.
  '& > button': { flex: 'none' },
  [media.mobile]: { display: 'grid', justifyContent: 'stretch' },
});
const head = css({ display: 'grid', gap: 'var(--space-2)' });
