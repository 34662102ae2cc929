import { css } from '@emotion/react';
import { useState } from 'react';
import type { Order } from '@detour/shared-contracts/api';
import { zonedNow } from '@detour/shared-contracts/base';
import { paymentAddress } from '@detour/shared-contracts/sites';
import { LinkButton, Note } from '@detour/shared-ui';
import { useFormat, useNow, useSite } from '@detour/remote-kit';
import { useText } from '../../text';
import type { Names } from '../../contract';
import { GiveUpChange } from './GiveUpChange';

interface PendingChangeProps {
  readonly order: Order;
  /** Called with the current order from the gateway's response. */
  readonly onUpdated: (order: Order) => void;
}

/** An unpaid change: amount, deadline, and the link to its payment. */
export const PendingChange = ({ order, onUpdated }: PendingChangeProps) => {
  const { pendingChange } = order;
  const [isGivenUp, setGivenUp] = useState(false);
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const { locale, timeZone } = useSite();
  if (!pendingChange)
    return isGivenUp ? (
      <Note tone="positive" role="status" data-testid="change-given-up">
        {t('hubChange.givenUp')}
      </Note>
    ) : null;
  const { orderUUID, amount, until } = pendingChange;
  const end = Date.parse(until);
  if (end <= now) return null;
  return (
    <div css={place}>
      <Note tone="warning" title={t('hubChange.title')} data-testid="pending-change">
        <p>
          {t('hubChange.text', {
            amount: format.price(amount),
            date: format.longDate(zonedNow(end, timeZone).date),
            time: format.timeOf(end),
          })}
        </p>
        <div css={actions}>
          <LinkButton href={paymentAddress<Names>(locale, orderUUID)}>{t('hubChange.pay')}</LinkButton>
          <GiveUpChange
            order={order}
            onGivenUp={(updated) => {
              setGivenUp(true);
              onUpdated(updated);
            }}
          />
        </div>
      </Note>
    </div>
  );
};

const place = css({ marginBottom: 'var(--space-8)' });
const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2) var(--space-5)',
  marginTop: 'var(--space-3)',
});
