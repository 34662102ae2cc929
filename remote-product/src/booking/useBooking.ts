import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Quote, StayDetail } from '@detour/shared-contracts/api';
import { monthOf, nightsOf } from '@detour/shared-contracts/base';
import { isBestPrice } from '../calendar/price-hint';
import { guestsOf, type DateSelection, type Guests } from '@detour/shared-contracts/rules';
import { mobileQuery, useDatePicker, useMedia, type DatePicker } from '@detour/shared-ui';
import {
  useApi,
  useCriteria,
  useFormat,
  useNow,
  useOpenGift,
  usePatchCriteria,
  useSite,
} from '@detour/remote-kit';
import { nightsQuery } from '../calendar/availabilities.query';
import { useText } from '../text';
import type { ActivityDatesProps } from './dates/ActivityDates';
import { chooseActivityDay } from './dates/activity-days';
import { toDatesPatch, toGuestsPatch, toModifiedPatch } from './criteria-patches';
import { withOpenGift } from './panel/gift-price.view-model';
import { toPanelView, type PanelView } from './panel/panel.view-model';
import { quoteQuery, quoteRequestOf } from './quote/quote.query';
import { useCheckoutStart } from './useCheckoutStart';
import { useWrongDays } from './useWrongDays';
import type { Criteria, Names } from '../contract';

/** Shared by panel, sheet and bars: dates, guests, price, and the link to the checkout. */
export interface Booking {
  readonly stay: StayDetail;
  readonly criteria: Criteria;
  readonly guests: Guests;
  setGuests(guests: Guests): void;
  readonly picker: DatePicker;
  readonly view: PanelView;
  /** The quote's policy with dates, otherwise the stay's. */
  readonly policy: Quote['cancellationPolicy'];
  /** The price is loading, and the previous one is still shown. */
  readonly refreshing: boolean;
  retry(): void;
  /** The gateway offered other dates or guests, which are now active. */
  readonly adapted: boolean;
  readonly datesMissing: boolean;
  /** The stay cannot start on the chosen day. @spec QUOTE-009 */
  readonly isCheckinClosed: boolean;
  /** Activities that need a day once dates are chosen. */
  readonly activities: ActivityDatesProps;
  book(): void;
}

const noDates: DateSelection = { checkin: null, checkout: null };

/** The price and the days of the stay for the chosen dates and guests. Takes over the dates or guests that the gateway offers instead. */
const useStayQuote = (stay: StayDetail, criteria: Criteria) => {
  const api = useApi<Names>();
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const { locale, brand, flags } = useSite<Names>();
  const patch = usePatchCriteria<Names>();
  const gift = useOpenGift<Names>();
  const [adapted, setAdapted] = useState(false);
  const { dates } = criteria;
  const request = quoteRequestOf(stay.id, locale, criteria);
  const quote = useQuery(quoteQuery(api, request));
  const nights = useQuery(
    nightsQuery(
      api,
      dates
        ? { id: stay.id, locale, guests: guestsOf(criteria), month: monthOf(dates.checkin), length: 2 }
        : null,
    ),
  );
  // Without dates the query still holds the previous quote.
  const shown = request ? quote.data : undefined;
  const modified = shown?.modifiedReservationCriteria;
  useEffect(() => {
    if (!modified) return;
    patch(toModifiedPatch(modified));
    setAdapted(true);
  }, [modified, patch]);
  useWrongDays(shown);
  const days = nights.data?.days ?? {};
  const priced = toPanelView({
    stay,
    criteria,
    quote: { data: shown, isError: quote.isError },
    days,
    brand,
    now,
    t,
    format,
    flags,
  });
  const view = gift ? withOpenGift(priced, gift.rest, { t, format }) : priced;
  return { quote, shown, days, view, adapted, setAdapted };
};

export const useBooking = (stay: StayDetail): Booking => {
  const criteria = useCriteria<Names>();
  const patch = usePatchCriteria<Names>();
  const isMobile = useMedia(mobileQuery);
  const guests = guestsOf(criteria);
  const { dates } = criteria;

  const { quote, shown, days, view, adapted, setAdapted } = useStayQuote(stay, criteria);

  const picker = useDatePicker({
    location: dates ? { checkin: dates.checkin, checkout: dates.checkout } : noDates,
    onChange: (selection) => {
      setAdapted(false);
      start.forget();
      patch(toDatesPatch(selection));
    },
    autoClose: !isMobile,
  });
  const choices = shown?.activityChoices ?? [];
  const start = useCheckoutStart({
    stay,
    criteria,
    choices,
    view,
    bestPrice: dates !== undefined && isBestPrice(nightsOf(dates.checkin, dates.nights), days),
    onDatesMissing: picker.show,
  });
  return {
    stay,
    criteria,
    guests,
    setGuests: (next) => {
      setAdapted(false);
      patch(toGuestsPatch(next));
    },
    picker,
    view,
    policy: shown?.cancellationPolicy ?? stay.cancellationPolicy,
    refreshing: quote.isFetching && quote.data !== undefined,
    retry: () => void quote.refetch(),
    adapted,
    datesMissing: start.datesMissing,
    isCheckinClosed: view.kind === 'invalid' && view.checkin,
    activities: {
      choices,
      chosen: criteria.activityDates,
      missing: start.missingActivities,
      attempt: start.attempt,
      onChoose: (day) => patch({ activityDates: chooseActivityDay(criteria.activityDates, day) }),
    },
    book: start.book,
  };
};
