import { css } from '@emotion/react';
import { Button, Price, Stepper, text as type } from '@detour/shared-ui';
import { useText } from '../../text';
import type { ActivityPrice } from '../activity.view-model';
import type { Party } from './useParty';

export interface ActivityPanelProps {
  readonly price: ActivityPrice | null;
  readonly party: Party;
  onBuy(forWhom: 'self' | 'gift'): void;
}

/** Price, number of people, and the two buttons. @spec ACT-005 ACT-022 ACT-023 ACT-024 */
export const ActivityPanel = ({ price, party, onBuy }: ActivityPanelProps) => {
  const text = useText();
  return (
    <aside css={panel} aria-label={text('activity.panel')}>
      {price && (
        <div css={amounts} data-testid="activity-price" data-amount={price.amount} aria-live="polite">
          <Price
            from={text('activity.perPerson')}
            amount={price.perPerson}
            size="large"
            align="start"
            {...(price.promo
              ? {
                  reference: price.promo.reference,
                  referenceLabel: text('activity.reference'),
                  amountLabel: text('activity.now'),
                  promo: text('activity.discount', { discount: price.promo.percent }),
                }
              : {})}
          />
          <p css={[type.small, type.muted]}>
            {text('activity.totalFor', { price: price.total, people: price.people })}
          </p>
          {price.promo && <p css={[type.small, type.muted]}>{text('activity.crossedOut')}</p>}
        </div>
      )}
      {party.bounds && party.people !== null && (
        <Stepper
          label={text('activity.people')}
          value={party.people}
          min={party.bounds.min}
          max={party.bounds.max}
          onChange={party.change}
          decreaseLabel={text('activity.fewer')}
          increaseLabel={text('activity.more')}
          testId="activity-pax"
        />
      )}
      {price && (
        <div css={buttons}>
          <Button kind="buy" data-testid="activity-buy-self" onClick={() => onBuy('self')}>
            {text('activity.buySelf')}
          </Button>
          <Button kind="quiet" data-testid="activity-buy-gift" onClick={() => onBuy('gift')}>
            {text('activity.buyGift')}
          </Button>
        </div>
      )}
      <p css={[type.small, type.muted]}>{text('activity.validity')}</p>
    </aside>
  );
};

const panel = css({
  display: 'grid',
  gap: 'var(--space-5)',
  padding: 'var(--space-6)',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-surface-raised)',
  boxShadow: 'var(--shadow-card)',
});
const amounts = css({ display: 'grid', gap: 'var(--space-1)', justifyItems: 'start' });
const buttons = css({ display: 'grid', gap: 'var(--space-3)' });
