import { css } from '@emotion/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Order, OrderVoucher } from '@detour/shared-contracts/api';
import { giftAnchor } from '@detour/shared-contracts/sites';
import { Note, text, WholeWords } from '@detour/shared-ui';
import { useFormat, useShopLocation, useSite, useSnapshotState } from '@detour/remote-kit';
import { giftName } from '../../cancel/GiftChoice';
import { VoucherCode } from '../../confirmation/VoucherCode';
import { useText } from '../../text';
import { GivenGift } from './GivenGift';
import { toGivenGift } from './given-gift.view-model';

interface HubGiftsProps {
  readonly order: Order;
  readonly onUpdated: (order: Order) => void;
}

/** The gifts of an order, each with code, document and stages. */
export const HubGifts = ({ order, onUpdated }: HubGiftsProps) => {
  const t = useText();
  const { voucher, vouchers = voucher ? [voucher] : [] } = order;
  const [first] = vouchers;
  const asked = useAskedGift();
  if (vouchers.length < 2)
    return first ? <HubGift order={order} voucher={first} position={0} onUpdated={onUpdated} /> : null;
  return (
    <ol role="list" css={list}>
      {vouchers.map((one, position) => (
        <Place
          key={position}
          anchor={giftAnchor(position)}
          isAsked={asked === giftAnchor(position)}
          state={one.state}
        >
          <h3 css={text.h3}>
            <WholeWords>{giftName(one, position, t)}</WholeWords>
          </h3>
          {one.state === 'refunded' ? (
            <Note>{t('hub.giftWithdrawn')}</Note>
          ) : (
            <HubGift order={order} voucher={one} position={position} onUpdated={onUpdated} />
          )}
        </Place>
      ))}
    </ol>
  );
};

/**
 * The anchor of the link that led here (`gift-2`), once: after Back the visitor is where they were, and the browser's memory of the
 * place is not overruled.
 */
const useAskedGift = (): string | null => {
  const anchor = useShopLocation().hash.slice(1);
  const [shown, setShown] = useSnapshotState<string>('gift-shown', '');
  const [atMount] = useState(shown);
  useEffect(() => setShown(anchor), [anchor, setShown]);
  return anchor === atMount ? null : anchor;
};

interface PlaceProps {
  readonly anchor: string;
  readonly isAsked: boolean;
  readonly state: OrderVoucher['state'];
  readonly children: ReactNode;
}

/** A link to one gift (`#gift-2`) brings it into view. The order comes after the page, so the browser does not find it. */
const Place = ({ anchor, isAsked, state, children }: PlaceProps) => {
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView();
  }, [isAsked]);
  return (
    <li
      ref={place}
      id={anchor}
      tabIndex={-1}
      css={item}
      data-testid="hub-gift"
      data-state={state ?? undefined}
    >
      {children}
    </li>
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
  scrollMarginTop: '6rem',
  paddingBlockStart: 'var(--space-5)',
  borderBlockStart: 'var(--border-hairline)',
});
