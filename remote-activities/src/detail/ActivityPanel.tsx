import { css } from '@emotion/react';
import { printPath } from '@detour/shared-contracts';
import { LinkButton, Note, Price, text as type } from '@detour/shared-ui';
import { useSite } from '@detour/shared-ui/remote';
import { useText } from '../text';
import type { ActivityPrice } from './activity.view-model';

/** The price, and that it cannot be bought yet. */
export const ActivityPanel = ({ price }: { readonly price: ActivityPrice | null }) => {
  const text = useText();
  const { locale } = useSite();
  return (
    <aside css={panel}>
      {price && (
        <div css={amounts} data-testid="activity-price" data-amount={price.amount}>
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
      <Note title={text('activity.soonTitle')}>{text('activity.soonText')}</Note>
      <LinkButton href={printPath('search', locale)}>{text('activity.seeStays')}</LinkButton>
    </aside>
  );
};

const panel = css({
  display: 'grid',
  gap: 'var(--space-5)',
  justifyItems: 'start',
  padding: 'var(--space-6)',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-surface-raised)',
  boxShadow: 'var(--shadow-card)',
});

const amounts = css({ display: 'grid', gap: 'var(--space-1)' });
