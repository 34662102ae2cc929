import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import type { Order } from '@detour/shared-contracts/api';
import { LinkButton, MailText, text } from '@detour/shared-ui';
import { useFormat, useSite } from '@detour/remote-kit';
import { endedOrder } from '../order/order-words';
import { purchaseOf } from '../order/purchase.view-model';
import { useText } from '../text';
import { BackLines } from './BackLines';
import type { CancelledView } from './cancellation.view-model';

interface CancelledOrderProps {
  readonly order: Order;
  readonly view: CancelledView;
  /** Cancelled just now, on this page: the heading takes the focus of the closed dialog. */
  readonly isNew: boolean;
}

/** A cancelled order: number, when, and the refund by each way. It is the receipt of the cancellation. */
export const CancelledOrder = ({ order, view, isNew }: CancelledOrderProps) => {
  const t = useText();
  const format = useFormat();
  const { locale } = useSite();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) title.current?.focus();
  }, [isNew]);
  const { wayOn } = endedOrder('closed', order, { locale, t });
  const purchase = purchaseOf(order, { t, format });
  return (
    <div css={page} data-testid="cancelled-order" data-order-uuid={order.orderUUID}>
      <header css={header}>
        <h1 ref={title} tabIndex={-1} css={[text.h1, quiet]}>
          {view.title}
        </h1>
        <p css={text.lead}>
          {view.numberLabel} <b css={text.figures}>{order.orderNumber}</b>
        </p>
        <p>
          <MailText>{view.received}</MailText>
        </p>
        <p>
          <b>{purchase.title}</b>
          {purchase.subtitle && <span css={[text.muted, second]}>{purchase.subtitle}</span>}
        </p>
      </header>
      <section aria-labelledby="cancelled-refund">
        <h2 id="cancelled-refund" css={[text.h2, heading]}>
          {t('cancelled.refund')}
        </h2>
        {view.refunds.length === 0 && <p>{view.none}</p>}
        <BackLines lines={view.refunds} kept={view.kept} />
      </section>
      <div>
        <LinkButton kind="quiet" href={wayOn.href}>
          {wayOn.label}
        </LinkButton>
      </div>
    </div>
  );
};

const page = css({
  display: 'grid',
  gap: 'var(--space-10)',
  maxWidth: 'var(--size-text-measure)',
  paddingBlock: 'var(--space-10) var(--space-section)',
});
const header = css({ display: 'grid', gap: 'var(--space-3)' });
const heading = css({ marginBottom: 'var(--space-4)' });
const second = css({ display: 'block' });
const quiet = css({ '&:focus': { outline: 'none' } });
