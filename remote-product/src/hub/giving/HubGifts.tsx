import { css } from '@emotion/react';
import type { Order, OrderVoucher } from '@detour/shared-contracts/api';
import { Note, text } from '@detour/shared-ui';
import { useFormat, useSite } from '@detour/remote-kit';
import { giftName } from '../../cancel/GiftChoice';
import { VoucherCode } from '../../confirmation/VoucherCode';
import { useText } from '../../text';
import { GivenGift } from './GivenGift';
import { toGivenGift } from './given-gift.view-model';

interface HubGiftsProps {
  readonly order: Order;
  readonly onUpdated: (order: Order) => void;
}

/** The gifts of an order, each with its code, its paper and what became of it. */
export const HubGifts = ({ order, onUpdated }: HubGiftsProps) => {
  const t = useText();
  const { voucher, vouchers = voucher ? [voucher] : [] } = order;
  const [first] = vouchers;
  if (vouchers.length < 2)
    return first ? <HubGift order={order} voucher={first} position={0} onUpdated={onUpdated} /> : null;
  return (
    <ol role="list" css={list}>
      {vouchers.map((one, position) => (
        <li key={position} css={item} data-testid="hub-gift" data-state={one.state ?? undefined}>
          <h3 css={text.h3}>{giftName(one, position, t)}</h3>
          {one.state === 'refunded' ? (
            <Note>{t('hub.giftWithdrawn')}</Note>
          ) : (
            <HubGift order={order} voucher={one} position={position} onUpdated={onUpdated} />
          )}
        </li>
      ))}
    </ol>
  );
};

interface HubGiftProps extends HubGiftsProps {
  readonly voucher: OrderVoucher;
  readonly position: number;
}

const HubGift = ({ order, voucher, position, onUpdated }: HubGiftProps) => {
  const t = useText();
  const format = useFormat();
  const { timeZone } = useSite();
  return (
    <>
      <VoucherCode
        code={voucher.code}
        pdf={voucher.pdf}
        message={voucher.message}
        from={voucher.fromName}
        isKept={toGivenGift(voucher, { t, format, timeZone })?.keepsCode ?? false}
      />
      <GivenGift order={order} voucher={voucher} position={position} onChange={onUpdated} />
    </>
  );
};

const list = css({ display: 'grid', gap: 'var(--space-6)' });
const item = css({
  display: 'grid',
  gap: 'var(--space-4)',
  paddingBlockStart: 'var(--space-5)',
  borderBlockStart: 'var(--border-hairline)',
});
