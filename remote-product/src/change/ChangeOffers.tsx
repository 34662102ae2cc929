import { useId } from 'react';
import type { ChangeQuote } from '@detour/shared-contracts/api';
import { ChoiceCard, ChoiceGroup } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { useText } from '../text';
import { differenceText } from './change.view-model';
import type { Change } from './useChange';

interface ChangeOffersProps {
  readonly change: Change;
  readonly quote: ChangeQuote;
}

/** The stays of the hotel on the wished days, each with its difference. Renders nothing for a hotel with only one stay. */
export const ChangeOffers = ({ change, quote }: ChangeOffersProps) => {
  const t = useText();
  const format = useFormat();
  const name = useId();
  if (quote.offers.length < 2) return null;
  return (
    <ChoiceGroup legend={t('change.offers')}>
      {quote.offers.map(({ offerId, label, roomTitle, due }) => (
        <ChoiceCard
          key={offerId}
          name={name}
          value={offerId}
          data-testid="change-offer"
          checked={offerId === change.wish.offerId}
          disabled={due === null && offerId !== change.wish.offerId}
          onChange={() => change.choose({ offerId, activityDays: [] })}
          title={label}
          line={roomTitle}
          amount={due === null ? t('change.noRoom') : differenceText(due, { t, format })}
        />
      ))}
    </ChoiceGroup>
  );
};
