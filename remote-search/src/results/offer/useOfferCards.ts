import { useMemo } from 'react';
import type { Card } from '@detour/shared-contracts/api';
import type { Flow } from '@detour/shared-contracts/mount';
import { useFormat, useNow, useOpenGift, useSite } from '@detour/remote-kit';
import { useText } from '../../text';
import { useCareChange } from './care-change';
import { toOffer, type Offer } from './offer.view-model';
import type { Criteria, Names } from '../../contract';

const none: readonly Card[] = [];

/** The view models of the cards in a response. */
export const useOfferCards = (
  cards: readonly Card[] = none,
  criteria: Criteria,
  flow: Flow,
): readonly Offer[] => {
  const { locale, flags } = useSite<Names>();
  const format = useFormat();
  const text = useText();
  const now = useNow();
  const compared = useCareChange()?.total ?? null;
  const giftRest = useOpenGift<Names>()?.rest ?? null;
  return useMemo(
    () =>
      cards.map((card) =>
        toOffer(card, { locale, flow, criteria, now, text, format, flags, compared, giftRest }),
      ),
    // oxlint-disable-next-line react/exhaustive-deps -- the clock only determines today's date
    [cards, criteria, flow, locale, format, text, flags, compared, giftRest],
  );
};
