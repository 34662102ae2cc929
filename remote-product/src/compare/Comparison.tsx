import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { ErrorBlock, LinkButton, media, Price, Skeleton, Tag, text } from '@detour/shared-ui';
import { useApi, useFormat, useNow, useSite } from '@detour/remote-kit';
import { stayAddress } from '../booking/checkout-address';
import { OfferBasis } from '../hotel/rooms/OfferBasis';
import { hotelQuery } from '../hotel/hotel.query';
import { useText } from '../text';
import { toComparison, type ComparedOffer } from './comparison.view-model';
import type { Criteria, Names } from '../contract';

export interface ComparisonProps {
  readonly hotelId: string;
  /** The stay of the current page. */
  readonly currentId: string;
  readonly criteria: Criteria;
}

/** Comparison of the hotel's stays: contents, room and price. @spec PROD-030 */
export const Comparison = ({ hotelId, currentId, criteria }: ComparisonProps) => {
  const t = useText();
  const api = useApi<Names>();
  const format = useFormat();
  const now = useNow();
  const { locale } = useSite();
  const hotel = useQuery(hotelQuery(api, { hotelId, locale, criteria }));
  if (hotel.isError && !hotel.data) {
    return (
      <ErrorBlock
        message={t('compare.none')}
        retryLabel={t('ui.retry')}
        retrying={hotel.isFetching}
        onRetry={() => void hotel.refetch()}
      />
    );
  }
  if (!hotel.data) return <Skeleton width="100%" height="20rem" radius="m" />;
  const offers = toComparison(hotel.data, currentId, { t, format, locale, criteria, now });
  return (
    <ul css={grid} role="list">
      {offers.map((offer) => (
        <li key={offer.view.id} css={[cell, offer.isCurrent && current]}>
          <Compared offer={offer} criteria={criteria} />
        </li>
      ))}
    </ul>
  );
};

const Compared = ({ offer, criteria }: { readonly offer: ComparedOffer; readonly criteria: Criteria }) => {
  const t = useText();
  const { locale } = useSite();
  const { view, room, holds, isCurrent } = offer;
  return (
    <>
      <div css={head}>
        <h3 css={text.h3}>{view.title}</h3>
        {isCurrent && (
          <p>
            <Tag>{t('compare.this')}</Tag>
          </p>
        )}
      </div>
      <dl css={facts}>
        <div>
          <dt css={[text.small, text.muted]}>{t('compare.room')}</dt>
          <dd>{room}</dd>
        </div>
        <div>
          <dt css={[text.small, text.muted]}>{t('compare.holds')}</dt>
          <dd>
            <ul css={lines}>
              {holds.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </dd>
        </div>
        <div>
          <dt css={[text.small, text.muted]}>{t('cancel.policy')}</dt>
          <dd>{view.cancellation.text}</dd>
        </div>
        <div>
          <dt css={[text.small, text.muted]}>{t('compare.price')}</dt>
          <dd>
            <Price {...view.price} align="start" />
            <OfferBasis offer={view} />
          </dd>
        </div>
      </dl>
      {!isCurrent && (
        <LinkButton kind="quiet" href={stayAddress(locale, view.id, criteria)}>
          {t('compare.see')}
        </LinkButton>
      )}
    </>
  );
};

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))',
  gap: 'var(--space-4)',
  padding: 0,
  paddingBottom: 'var(--space-6)',
  listStyle: 'none',
  [media.mobile]: { gridTemplateColumns: '1fr' },
});

/** Title, four facts and link of each card are rows of the list, so that the eye compares along a line. */
const cell = css({
  gridRow: 'span 6',
  display: 'grid',
  gridTemplateRows: 'subgrid',
  rowGap: 'var(--space-3)',
  padding: '1.25rem',
  border: 'var(--border-hairline)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface-raised)',
});

// It has no link. Where cards are beside each other, its row for the link stays, so that the rows keep in step.
const current = css({ borderColor: 'var(--color-brand)', [media.mobile]: { gridRow: 'span 5' } });
const head = css({ display: 'grid', alignContent: 'start', gap: 'var(--space-3)' });
const facts = css({
  gridRow: 'span 4',
  display: 'grid',
  gridTemplateRows: 'subgrid',
  margin: 0,
  '& dd': { margin: 0 },
});
const lines = css({ margin: 0, paddingInlineStart: '1.1rem', listStyle: 'disc' });
