import { css } from '@emotion/react';
import type { Order } from '@detour/shared-contracts/api';
import { zonedNow } from '@detour/shared-contracts/base';
import { LinkButton, text } from '@detour/shared-ui';
import { useFormat, useSite } from '@detour/remote-kit';
import { endedOrder } from '../order/order-words';
import { purchaseOf } from '../order/purchase.view-model';
import { useText } from '../text';
import { Section } from './blocks/Section';
import { TimeLine } from './blocks/TimeLine';
import { toTimeline } from './blocks/timeline.view-model';

/** An order that ended unpaid: number, reason, that nothing was charged, and the next step. */
export const EndedOrder = ({ order }: { readonly order: Order }) => {
  const t = useText();
  const format = useFormat();
  const { locale, timeZone } = useSite();
  const words = endedOrder(order.status === 'expired' ? 'expired' : 'closed', order, { locale, t });
  // The next step is a new order, for any reason of the end.
  const { wayOn } = endedOrder('expired', order, { locale, t });
  const purchase = purchaseOf(order, { t, format });
  const events = toTimeline(order, { t, format, timeZone });
  const day = zonedNow(Date.parse(order.createdAt), timeZone).date;
  return (
    <div css={page} data-testid="ended-order" data-order-uuid={order.orderUUID}>
      <header css={header}>
        <h1 css={text.h1}>{words.title}</h1>
        <p css={text.lead}>{t('ended.number', { number: order.orderNumber, date: format.longDate(day) })}</p>
        <p>
          <b>{purchase.title}</b>
          {purchase.subtitle && <span css={[text.muted, second]}>{purchase.subtitle}</span>}
        </p>
        <p>{order.status === 'expired' ? words.sentence : t('ended.unpaid')}</p>
      </header>
      <div>
        <LinkButton href={wayOn.href}>{wayOn.label}</LinkButton>
      </div>
      {events.length > 0 && (
        <Section id="hub-timeline" title={t('hub.timeline')}>
          <TimeLine entries={events} />
        </Section>
      )}
    </div>
  );
};

const page = css({
  display: 'grid',
  gap: 'var(--space-8)',
  maxWidth: 'var(--size-text-measure)',
  paddingBlock: 'var(--space-10) var(--space-section)',
});
const header = css({ display: 'grid', gap: 'var(--space-3)' });
const second = css({ display: 'block' });
