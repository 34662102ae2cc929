import { css } from '@emotion/react';
import { useState } from 'react';
import type { ActivityDetail } from '@detour/shared-contracts/api';
import { Button, PriceBar, text as type } from '@detour/shared-ui';
import { CriteriaGate, useFormat } from '@detour/remote-kit';
import { useText } from '../../text';
import { toActivityPrice, type ActivityView } from '../activity.view-model';
import { ActivityPanel } from './ActivityPanel';
import { BuyDialog, type BuyDialogProps } from './BuyDialog';
import { PanelSkeleton } from './PanelSkeleton';
import { useParty } from './useParty';

export interface ActivityBuyingProps {
  readonly activity: ActivityDetail;
  readonly view: ActivityView;
}

/** Price, party and the two buttons; on small screens also in a bar at the bottom, whose one button asks for whom. @spec ACT-005 ACT-013 ACT-014 ACT-015 */
export const ActivityBuying = ({ activity, view }: ActivityBuyingProps) => {
  const text = useText();
  const format = useFormat();
  const party = useParty(activity);
  const [buying, setBuying] = useState<BuyDialogProps['wish'] | null>(null);
  const price = party.people === null ? null : toActivityPrice(activity.prices, party.people, format);
  return (
    <>
      <CriteriaGate skeleton={<PanelSkeleton />}>
        <ActivityPanel price={price} party={party} onBuy={setBuying} />
      </CriteriaGate>
      {price && (
        <>
          <PriceBar
            start={
              <>
                <strong css={[type.price, line]}>{price.total}</strong>
                <span css={[type.micro, type.muted, line]}>
                  {text('activity.forPeople', { people: price.people })}
                </span>
              </>
            }
            action={
              <Button kind="buy" onClick={() => setBuying('ask')}>
                {text('activity.buy')}
              </Button>
            }
          />
          <BuyDialog
            open={buying !== null}
            wish={buying ?? 'ask'}
            id={activity.id}
            title={view.title}
            price={price}
            onClose={() => setBuying(null)}
          />
        </>
      )}
    </>
  );
};

const line = css({ display: 'block' });
