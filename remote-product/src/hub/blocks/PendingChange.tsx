import { css } from '@emotion/react';
import type { Order } from '@detour/shared-contracts/api';
import { zonedNow } from '@detour/shared-contracts/base';
import { paymentAddress } from '@detour/shared-contracts/sites';
import { LinkButton, Note } from '@detour/shared-ui';
import { useFormat, useNow, useSite } from '@detour/remote-kit';
import { useText } from '../../text';
import type { Names } from '../../contract';

/** A change that waits for its payment: how much, until when, and the way to pay it. */
export const PendingChange = ({ order: { pendingChange } }: { readonly order: Order }) => {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const { locale, timeZone } = useSite();
  if (!pendingChange) return null;
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
        <p css={action}>
          <LinkButton href={paymentAddress<Names>(locale, orderUUID)}>{t('hubChange.pay')}</LinkButton>
        </p>
      </Note>
    </div>
  );
};

const place = css({ marginBottom: 'var(--space-8)' });
const action = css({ marginTop: 'var(--space-3)' });
