import { css } from '@emotion/react';
import type { Order } from '@detour/shared-contracts/api';
import { marketToday } from '@detour/shared-contracts/rules';
import { MailText, media } from '@detour/shared-ui';
import { useFormat, useNow, useShopLocation, useSite } from '@detour/remote-kit';
import { AddToAccount } from '../confirmation/AddToAccount';
import { PlanBlock } from '../instalments/PlanBlock';
import { useText } from '../text';
import { CancellationSteps } from './blocks/CancellationSteps';
import { HotelBlock } from './blocks/HotelBlock';
import { HubGifts } from './giving/HubGifts';
import { HubActions } from './HubActions';
import { HubDialogs, type HubDialogsProps } from './HubDialogs';
import { IncludedList } from './blocks/IncludedList';
import { PendingChange } from './blocks/PendingChange';
import { PriceBlock } from './blocks/PriceBlock';
import { PurchaseCard } from './blocks/PurchaseCard';
import { Section } from './blocks/Section';
import { StatusHead } from './blocks/StatusHead';
import { TimeLine } from './blocks/TimeLine';
import { toCancellationSteps } from './blocks/cancellation-steps.view-model';
import { isGreeted, toHubHead, toNextSteps, toPurchaseCard } from './hub.view-model';
import { toOrderPrice } from './blocks/order-price.view-model';
import { Papers } from './papers/Papers';
import { toTimeline } from './blocks/timeline.view-model';
import { useHubDialog } from './useHubDialog';

interface OrderHubProps extends Pick<HubDialogsProps, 'order' | 'onCancelled' | 'onChanged'> {
  /** Called with the current order from the gateway's response. */
  readonly onUpdated: (order: Order) => void;
  /** Opened by a mail's link, or by order number and e-mail address. */
  readonly byLink: boolean;
}

/** The page of a confirmed order: its state, the purchase and all actions. @spec ACC-009 A-190 */
export const OrderHub = ({ order, byLink, onCancelled, onChanged, onUpdated }: OrderHubProps) => {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const { timeZone } = useSite();
  const { search } = useShopLocation();
  const dialog = useHubDialog(order);
  const { stay, voucher } = order;
  const greets = isGreeted(order, search, { now, timeZone });
  return (
    <div
      css={page}
      data-testid="confirmation-order"
      data-order-uuid={order.orderUUID}
      data-amount={order.amount}
    >
      <StatusHead
        head={toHubHead(order, { t, format }, { greets, now, timeZone })}
        orderNumber={order.orderNumber}
      />
      <PendingChange order={order} onUpdated={onUpdated} />
      <div css={columns}>
        <PurchaseCard
          view={toPurchaseCard(order, { t, format })}
          label={t(voucher ? 'voucher.yourOrder' : 'checkout.yourStay')}
          href={stay?.uri ?? null}
        >
          <HubGifts order={order} onUpdated={onUpdated} />
          {byLink && <AddToAccount orderUUID={order.orderUUID} />}
        </PurchaseCard>
        <HubAside order={order} onShow={dialog.show} />
        <HubStory order={order} greets={greets} />
      </div>
      <HubDialogs
        order={order}
        open={dialog.open}
        onClose={dialog.close}
        onCancelled={onCancelled}
        onChanged={onChanged}
      />
    </div>
  );
};

interface HubAsideProps {
  readonly order: Order;
  readonly onShow: ReturnType<typeof useHubDialog>['show'];
}

/** Actions, documents, price and terms: beside the rest on a desktop, before it on a phone. */
const HubAside = ({ order, onShow }: HubAsideProps) => {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const { timeZone, phone } = useSite();
  const { stay } = order;
  const steps = stay ? toCancellationSteps(order, { t, format, now }, marketToday(now, timeZone)) : [];
  return (
    <div css={aside}>
      <HubActions order={order} onShow={onShow} />
      <Papers order={order} />
      <Section id="hub-price" title={t('confirmation.price')}>
        <PriceBlock price={toOrderPrice(order, { t, format, timeZone, phone })} />
      </Section>
      {order.plan && (
        <Section id="hub-plan" title={t('plan.title')}>
          <PlanBlock order={{ orderUUID: order.orderUUID, plan: order.plan }} />
        </Section>
      )}
      {stay && (
        <Section id="hub-cancellation" title={t('cancel.policy')}>
          {steps.length > 0 ? <CancellationSteps steps={steps} /> : <p>{t('cancel.none')}</p>}
        </Section>
      )}
    </div>
  );
};

interface HubStoryProps {
  readonly order: Order;
  readonly greets: boolean;
}

const HubStory = ({ order, greets }: HubStoryProps) => {
  const t = useText();
  const format = useFormat();
  const { timeZone } = useSite();
  const { stay, voucher } = order;
  const included = stay?.included ?? [];
  const events = toTimeline(order, { t, format, timeZone });
  return (
    <div css={story}>
      {(greets || voucher) && (
        <Section id="hub-next" title={t('confirmation.next')}>
          <NextSteps lines={toNextSteps(order, { t, format })} />
        </Section>
      )}
      {stay && <HotelBlock order={order} />}
      {included.length > 0 && (
        <Section id="hub-included" title={t('hub.included')}>
          <IncludedList items={included} />
        </Section>
      )}
      {events.length > 0 && (
        <Section id="hub-timeline" title={t('hub.timeline')}>
          <TimeLine entries={events} />
        </Section>
      )}
    </div>
  );
};

/** A list only where there are several. */
const NextSteps = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.length === 1 ? (
    <p>
      <MailText>{lines[0] ?? ''}</MailText>
    </p>
  ) : (
    <ol css={next}>
      {lines.map((line) => (
        <li key={line}>
          <MailText>{line}</MailText>
        </li>
      ))}
    </ol>
  );

const page = css({ paddingBlock: 'var(--space-10) var(--space-section)' });

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 22.5rem',
  gap: 'var(--space-10) var(--space-16)',
  alignItems: 'start',
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const aside = css({
  display: 'grid',
  gap: 'var(--space-8)',
  gridColumn: 2,
  gridRow: '1 / span 2',
  [media.belowDesktop]: { gridColumn: 1, gridRow: 'auto' },
});
const story = css({ display: 'grid', gap: 'var(--space-10)' });
const next = css({ display: 'grid', gap: 'var(--space-2)', paddingInlineStart: '1.25rem' });
