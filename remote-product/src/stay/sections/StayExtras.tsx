import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { StayDetail } from '@detour/shared-contracts/api';
import { guestsOf } from '@detour/shared-contracts/rules';
import { useApi, useFormat, useHost, useSite } from '@detour/remote-kit';
import { stayAddress } from '../../booking/checkout-address';
import { peopleIn } from '../../booking/guests/guests';
import { giftAddress, type Gifting } from '../../gift/useGifting';
import { useText } from '../../text';
import { toUpsell } from '../../upsell/upsell.view-model';
import { upsellsQuery } from '../../upsell/upsells.query';
import { StayUpsells } from '../../upsell/StayUpsells';
import { sectionIds, StaySection } from './StaySection';
import type { Criteria, Names } from '../../contract';

export interface StayExtrasProps {
  readonly stay: StayDetail;
  readonly criteria: Criteria;
  readonly gifting: Gifting;
}

/** Only gifts of one night may contain extras. @spec GIFT-020 PROD-062 */
const mayHoldExtras = ({ active, nights }: Gifting): boolean => !active || nights === 1;

/** Extras of the stay. Renders nothing while loading, without extras, and after a failure. @spec PROD-018 PROD-062 PROD-064 */
export const StayExtras = ({ stay, criteria, gifting }: StayExtrasProps) => {
  const t = useText();
  const api = useApi<Names>();
  const format = useFormat();
  const { navigation } = useHost();
  const { locale } = useSite();
  const upsells = useQuery(upsellsQuery(api, { id: stay.id, locale, criteria, gift: gifting.active }));
  const { active } = gifting;
  const go = useCallback(
    (id: string) =>
      void navigation.navigate(
        active ? giftAddress(locale, { id, stay, criteria }) : stayAddress(locale, id, criteria),
        { scroll: 'keep' },
      ),
    [navigation, active, locale, stay, criteria],
  );
  if (!upsells.data || upsells.data.length === 0 || !mayHoldExtras(gifting)) return null;
  const nights = criteria.dates?.nights ?? stay.fromPrice?.nights ?? null;
  return (
    <StaySection id={sectionIds.extras} title={t('upsell.title')}>
      <StayUpsells
        upsells={upsells.data.map((upsell) => toUpsell(upsell, { gift: active }, { format }))}
        basis={
          active || nights === null
            ? null
            : t('upsell.basis', { nights, people: peopleIn(guestsOf(criteria)) })
        }
        onChange={go}
      />
    </StaySection>
  );
};
