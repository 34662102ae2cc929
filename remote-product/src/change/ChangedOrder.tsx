import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import type { Order } from '@detour/shared-contracts/api';
import { printAddress } from '@detour/shared-contracts/sites';
import { CircleCheckIcon, LinkButton, MailText, text } from '@detour/shared-ui';
import { useFormat, useSite } from '@detour/remote-kit';
import { purchaseOf } from '../order/purchase.view-model';
import { orderBreakdown } from '../trip/order-price.view-model';
import { TripFacts } from '../trip/TripFacts';
import { TripPrice } from '../trip/TripPrice';
import { useText } from '../text';
import type { Names } from '../contract';

/** The booking after its change: its current state, and a link to its page. */
export const ChangedOrder = ({ order }: { readonly order: Order }) => {
  const t = useText();
  const format = useFormat();
  const { locale } = useSite();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const purchase = purchaseOf(order, { t, format });
  return (
    <div css={page} data-testid="changed-order" data-order-uuid={order.orderUUID}>
      <header css={header}>
        <CircleCheckIcon size={40} />
        <h1 ref={title} tabIndex={-1} css={[text.h1, quiet]}>
          {t('change.doneTitle')}
        </h1>
        <p css={text.lead}>
          {t('order.bookingNumber')} <b css={text.figures}>{order.orderNumber}</b>
        </p>
        <p>
          <MailText>{t('change.doneText', { email: order.buyer.email })}</MailText>
        </p>
      </header>
      <section aria-labelledby="changed-stay" css={section}>
        <h2 id="changed-stay" css={text.h2}>
          {purchase.title}
        </h2>
        {purchase.subtitle && <p css={text.muted}>{purchase.subtitle}</p>}
        <TripFacts facts={purchase.facts} />
        <TripPrice price={orderBreakdown(order, { t, format })} />
      </section>
      <div>
        <LinkButton href={printAddress<Names>('confirmation', locale, { orderUUID: order.orderUUID })}>
          {t('change.toOrder')}
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
const header = css({
  display: 'grid',
  gap: 'var(--space-3)',
  '& > svg': { color: 'var(--color-positive)' },
});
const section = css({ display: 'grid', gap: 'var(--space-4)' });
const quiet = css({ '&:focus': { outline: 'none' } });
