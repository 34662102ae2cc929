import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Order } from '@detour/shared-contracts/api';
import { CalendarPlusIcon, CircleCheckIcon, LinkButton, media, Picture, text } from '@detour/shared-ui';
import { marketToday } from '@detour/shared-contracts/rules';
import { useFormat, useNow, useSite } from '@detour/remote-kit';
import { useText } from '../text';
import { TripFacts } from '../trip/TripFacts';
import { TripPrice } from '../trip/TripPrice';
import { CancelBooking } from '../cancel/CancelBooking';
import { AddToAccount } from './AddToAccount';
import { toConfirmation } from './confirmation.view-model';
import { VoucherCode } from './VoucherCode';

interface ConfirmedOrderProps {
  readonly order: Order;
  readonly byLink: boolean;
  /** The visitor came to cancel. */
  readonly asked: boolean;
  readonly onCancelled: (order: Order) => void;
}

/** Purchase, price, next steps, and the way back. */
export const ConfirmedOrder = ({ order, byLink, asked, onCancelled }: ConfirmedOrderProps) => {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const { timeZone } = useSite();
  const view = toConfirmation(order, { t, format });
  const canEnd = order.stay
    ? order.stay.checkin >= marketToday(now, timeZone)
    : order.voucher?.withdrawUntil != null;
  return (
    <div
      css={page}
      data-testid="confirmation-order"
      data-order-uuid={order.orderUUID}
      data-amount={order.amount}
    >
      <header css={header}>
        <CircleCheckIcon size={40} />
        <h1 css={text.h1}>{view.title}</h1>
        <p css={text.lead}>
          {view.numberLabel} <b css={text.figures}>{view.orderNumber}</b>
        </p>
      </header>
      <div css={columns}>
        <PurchaseCard view={view}>{byLink && <AddToAccount orderUUID={order.orderUUID} />}</PurchaseCard>
        <div css={side}>
          <section aria-labelledby="confirmation-next">
            <h2 id="confirmation-next" css={[text.h2, heading]}>
              {t('confirmation.next')}
            </h2>
            <ol css={next}>
              {view.next.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
            {(asked || canEnd) && <CancelBooking order={order} asked={asked} onCancelled={onCancelled} />}
          </section>
          <section aria-labelledby="confirmation-price">
            <h2 id="confirmation-price" css={[text.h2, heading]}>
              {t('confirmation.price')}
            </h2>
            <TripPrice price={view.price} />
            {view.paidWith && <p css={[text.small, text.muted]}>{view.paidWith}</p>}
          </section>
        </div>
      </div>
    </div>
  );
};

interface PurchaseCardProps {
  readonly view: ReturnType<typeof toConfirmation>;
  readonly children: ReactNode;
}

const PurchaseCard = ({ view, children }: PurchaseCardProps) => {
  const t = useText();
  const { purchase } = view;
  return (
    <section css={card} aria-label={view.label}>
      {purchase.image && (
        <Picture image={purchase.image} alt="" sizes="(max-width: 767px) 100vw, 560px" ratio={16 / 9} />
      )}
      <div css={inside}>
        <div>
          <h2 css={text.h3}>{purchase.title}</h2>
          {purchase.subtitle && <p css={text.muted}>{purchase.subtitle}</p>}
        </div>
        <TripFacts facts={purchase.facts} />
        {view.voucher && <VoucherCode {...view.voucher} />}
        {view.calendar && (
          <LinkButton kind="quiet" icon={<CalendarPlusIcon />} href={view.calendar} download>
            {t('confirmation.calendar')}
          </LinkButton>
        )}
        {children}
      </div>
    </section>
  );
};

const page = css({ paddingBlock: 'var(--space-10) var(--space-section)' });

const header = css({
  display: 'grid',
  gap: 'var(--space-3)',
  marginBottom: 'var(--space-10)',
  '& > svg': { color: 'var(--color-positive)' },
});

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  gap: 'var(--space-16)',
  alignItems: 'start',
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-10)' },
});

const card = css({
  overflow: 'hidden',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-surface-sunken)',
});
const inside = css({ display: 'grid', gap: 'var(--space-5)', padding: '1.5rem 1.6rem 1.6rem' });
const side = css({ display: 'grid', gap: 'var(--space-10)', maxWidth: 'var(--size-text-measure)' });
const heading = css({ marginBottom: 'var(--space-4)' });
const next = css({ display: 'grid', gap: 'var(--space-2)', paddingInlineStart: '1.25rem' });
