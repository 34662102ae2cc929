import { useMemo } from 'react';
import type { Flow } from '@detour/shared-contracts/mount';
import { useFormat, useNow, useOpenGift, useSite } from '@detour/remote-kit';
import { useText } from '../../text';
import { useCareChange } from './care-change';
import type { OfferContext } from './offer.view-model';
import type { Criteria, Names } from '../../contract';

/** What the cards of a search depend on besides the response. */
export const useOfferContext = (criteria: Criteria, flow: Flow): OfferContext => {
  const { locale, flags } = useSite<Names>();
  const format = useFormat();
  const text = useText();
  const now = useNow();
  const compared = useCareChange()?.total ?? null;
  const giftRest = useOpenGift<Names>()?.rest ?? null;
  return useMemo(
    () => ({ locale, flow, criteria, now, text, format, flags, compared, giftRest }),
    // oxlint-disable-next-line react/exhaustive-deps -- the clock only determines today's date
    [criteria, flow, locale, format, text, flags, compared, giftRest],
  );
};
