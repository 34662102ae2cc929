import { css } from '@emotion/react';
import { useState } from 'react';
import type { Order } from '@detour/shared-contracts/api';
import { paymentAddress } from '@detour/shared-contracts/sites';
import { Button, FieldError, Note, text } from '@detour/shared-ui';
import { useApi, useFormat, useHost, useSite } from '@detour/remote-kit';
import type { Names } from '../contract';
import { useText } from '../text';
import { openPart } from './instalments.client';
import { PartList } from './PartList';
import { toPartViews } from './plan.view-model';

type Planned = Pick<Order, 'orderUUID'> & { readonly plan: NonNullable<Order['plan']> };

/** The plan of an order: its parts, what is left, and the payment of a refused part. */
export const PlanBlock = ({ order }: { readonly order: Planned }) => {
  const t = useText();
  const format = useFormat();
  const { plan } = order;
  return (
    <div css={column} data-testid="plan-parts" data-open={plan.open}>
      <PartList parts={toPartViews(plan, { t, format })} label={t('plan.title')} />
      {/* After a refusal the rest may not come by itself. */}
      {plan.open > 0 && !plan.canPay && <p>{t('plan.open', { amount: format.price(plan.open) })}</p>}
      {plan.isTest && <p css={[text.small, text.muted]}>{t('plan.testText')}</p>}
      {plan.canPay && <RefusedPart orderUUID={order.orderUUID} />}
    </div>
  );
};

/** The payment page of the refused part takes any card. */
const RefusedPart = ({ orderUUID }: Pick<Order, 'orderUUID'>) => {
  const t = useText();
  const api = useApi<Names>();
  const { navigation } = useHost<Names>();
  const { locale, phone } = useSite();
  const [busy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const pay = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    const opened = await openPart(api, orderUUID);
    setBusy(false);
    if (!opened.ok) return setFailed(true);
    await navigation.navigate(paymentAddress<Names>(locale, opened.value.orderUUID));
  };
  return (
    <Note tone="warning" title={t('plan.refusedTitle')} data-testid="plan-refused">
      <div css={column}>
        <p>{t('plan.refusedText')}</p>
        <div role="alert">
          {hasFailed && <FieldError id="plan-pay-failed">{t('plan.payFailed', { phone })}</FieldError>}
        </div>
        <div>
          <Button busy={busy} onClick={() => void pay()} data-testid="plan-pay">
            {t('plan.payPart')}
          </Button>
        </div>
      </div>
    </Note>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-3)' });
