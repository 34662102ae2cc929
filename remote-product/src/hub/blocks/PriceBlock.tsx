import { css } from '@emotion/react';
import { PriceLines, text } from '@detour/shared-ui';
import { useText } from '../../text';
import type { MoneyRow, OrderPrice } from './order-price.view-model';

/** The whole price, the payments and the refunds. */
export const PriceBlock = ({ price }: { readonly price: OrderPrice }) => {
  const t = useText();
  return (
    <div css={column} data-testid="hub-price">
      <PriceLines lines={price.lines} total={price.total} />
      {price.payments.length > 0 && <MoneyRows title={t('hub.payment')} rows={price.payments} />}
      {price.refunds.length > 0 && <MoneyRows title={t('hub.refunded')} rows={price.refunds} />}
    </div>
  );
};

const MoneyRows = ({ title, rows }: { readonly title: string; readonly rows: readonly MoneyRow[] }) => (
  <div>
    <h3 css={text.label}>{title}</h3>
    <dl css={list}>
      {rows.map(({ key, way, note, amount }) => (
        <div key={key} css={row}>
          <dt>
            {way}
            {note && <span css={[text.small, text.muted, second]}>{note}</span>}
          </dt>
          <dd css={sum}>{amount}</dd>
        </div>
      ))}
    </dl>
  </div>
);

const column = css({ display: 'grid', gap: 'var(--space-5)' });
const list = css({ margin: 0, fontSize: '0.9688rem', lineHeight: 1.4 });
const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 'var(--space-4)',
  paddingBlock: 'var(--space-2)',
});
const second = css({ display: 'block' });
const sum = css({ margin: 0, flex: 'none', fontVariantNumeric: 'tabular-nums' });
