import { css } from '@emotion/react';
import type { Order } from '@detour/shared-contracts/api';
import { media } from '@detour/shared-ui';
import { useFormat, useSite } from '@detour/remote-kit';
import { CancelledOrder } from '../cancel/CancelledOrder';
import type { CancelledView } from '../cancel/cancellation.view-model';
import { PlanBlock } from '../instalments/PlanBlock';
import { useText } from '../text';
import { HubActions } from './HubActions';
import { InvoiceDialog } from './papers/InvoiceDialog';
import { Papers } from './papers/Papers';
import { Section } from './blocks/Section';
import { TimeLine } from './blocks/TimeLine';
import { toTimeline } from './blocks/timeline.view-model';
import { useHubDialog } from './useHubDialog';

interface CancelledHubProps {
  readonly order: Order;
  readonly view: CancelledView;
  /** Cancelled just now. */
  readonly isNew: boolean;
  readonly onChanged: () => void;
}

/** A cancelled order: the receipt of its cancellation, documents, the receipt by mail, and help. */
export const CancelledHub = ({ order, view, isNew, onChanged }: CancelledHubProps) => {
  const t = useText();
  const format = useFormat();
  const { timeZone } = useSite();
  const dialog = useHubDialog(order);
  const events = toTimeline(order, { t, format, timeZone });
  return (
    <div css={columns}>
      <CancelledOrder order={order} view={view} isNew={isNew} />
      <div css={aside}>
        <HubActions order={order} onShow={dialog.show} />
        <Papers order={order} />
        {order.plan && (
          <Section id="hub-plan" title={t('plan.title')}>
            <PlanBlock order={{ orderUUID: order.orderUUID, plan: order.plan }} />
          </Section>
        )}
        {events.length > 0 && (
          <Section id="hub-timeline" title={t('hub.timeline')}>
            <TimeLine entries={events} />
          </Section>
        )}
      </div>
      <InvoiceDialog
        order={order}
        open={dialog.open === 'invoice'}
        onClose={dialog.close}
        onIssued={onChanged}
      />
    </div>
  );
};

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 22.5rem',
  columnGap: 'var(--space-16)',
  alignItems: 'start',
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const aside = css({
  display: 'grid',
  gap: 'var(--space-8)',
  paddingBlock: 'var(--space-10) var(--space-section)',
  [media.belowDesktop]: { paddingTop: 0 },
});
