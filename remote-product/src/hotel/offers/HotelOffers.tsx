import { useQuery } from '@tanstack/react-query';
import type { OffersResponse } from '@detour/shared-contracts/api';
import { emptyCriteria } from '@detour/shared-contracts/criteria';
import type { ReactNode } from 'react';
import { Rail, SectionHeader, StayCard, StayCardSkeleton } from '@detour/shared-ui';
import { useApi, useFormat, useNow, useOpenGift, useSite, WishlistButton } from '@detour/remote-kit';
import { useText } from '../../text';
import { hotelOffersQuery } from './hotel-offers.query';
import { toStayCard } from './stay-card.view-model';
import type { Criteria, Names } from '../../contract';

export interface HotelOffersProps {
  readonly hotelId: string;
  /** The current stay, which is excluded. */
  readonly currentId: string;
  readonly criteria: Criteria;
  readonly title: string;
  /** Shown to the right of the title. */
  readonly link?: ReactNode;
  readonly flow?: 'booking' | 'gifting';
  /** Shows stays of any date, for two adults, when there is none for the chosen dates and guests. */
  readonly orAnyDates?: boolean;
}

/** Number of shown stays. The request asks for one more, because it may contain the current stay. */
export const shownOffers = 3;

/** The hotel's other stays for the chosen dates and guests, or for any, with the criteria that they were found by. */
const useHotelOffers = ({
  hotelId,
  currentId,
  criteria,
  orAnyDates = false,
  flow,
}: HotelOffersProps & { readonly flow: 'booking' | 'gifting' }) => {
  const api = useApi<Names>();
  const { locale } = useSite<Names>();
  const request = { hotelId, locale, limit: shownOffers + 1, flow };
  const othersIn = (data: OffersResponse | undefined) =>
    data?.exactMatch.filter(({ id }) => id !== currentId).slice(0, shownOffers);
  const chosen = useQuery(hotelOffersQuery(api, { ...request, criteria }));
  const isEmpty = orAnyDates && othersIn(chosen.data)?.length === 0;
  const any = useQuery({
    ...hotelOffersQuery(api, { ...request, criteria: emptyCriteria }),
    enabled: isEmpty,
  });
  const { data, isError } = isEmpty ? any : chosen;
  return { cards: othersIn(data), isError, found: isEmpty ? emptyCriteria : criteria };
};

/** Other stays of the hotel, for the selected dates if any. Renders nothing without stays and after a failure. @spec PROD-019 NOTF-010 */
export const HotelOffers = (props: HotelOffersProps) => {
  const { title, link, flow = 'booking' } = props;
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const giftRest = useOpenGift<Names>()?.rest ?? null;
  const { locale, flags } = useSite<Names>();
  const { cards, isError, found } = useHotelOffers({ ...props, flow });
  if (isError || cards?.length === 0) return null;
  return (
    <section aria-label={title} data-below="" aria-busy={!cards}>
      <SectionHeader title={title} link={link} />
      <div>
        <Rail label={title}>
          {cards
            ? cards.map((card) => (
                <StayCard
                  key={card.id}
                  imageSizes="(max-width: 1279px) 280px, 384px"
                  {...toStayCard(card, { t, format, locale, criteria: found, now, flow, flags, giftRest })}
                  heart={
                    <WishlistButton<Names>
                      type="STAY"
                      id={card.id}
                      label={t('wishlist.heart', { title: card.label })}
                    />
                  }
                />
              ))
            : Array.from({ length: shownOffers }, (_, index) => <StayCardSkeleton key={index} />)}
        </Rail>
      </div>
    </section>
  );
};
