import type { VoucherItem } from '@detour/shared-contracts/api';
import { ok, type Cents, type Result } from '@detour/shared-contracts/base';
import type { Database } from '../../../database/open-database';
import { createTranslate } from '../../../messages/message-catalogue';
import type { OrderRefusal } from '../../records/order-refusal';
import type { NewOrderLine } from '../../records/order.repository';
import { findExtras } from '../../gifts/extras';
import { shippingCostOf } from '../../gifts/shipping';
import { findGiftProduct, type GiftAsk } from './find-gift-product';
import { vatOf } from './vat';
import type { VoucherSnapshot } from '../voucher-snapshot';

export interface AssessedVoucher {
  /** Cents with extras and shipping. */
  readonly amount: Cents;
  readonly snapshot: VoucherSnapshot;
  readonly lines: readonly NewOrderLine[];
}

/** Prices a gift with its shipping; returns the snapshot and the lines of its order. */
export const assessVoucher = async (
  db: Database,
  item: VoucherItem,
  ask: GiftAsk,
): Promise<Result<AssessedVoucher, OrderRefusal>> => {
  const found = await findGiftProduct(db, item, ask);
  if (!found.ok) return found;
  const { country, ...product } = found.value;
  const { kind, format, ownUse, customization, value, deliveryAddress } = item;
  const isPhysical = format === 'physical';
  const shipping = shippingCostOf(format);
  const extras = findExtras(item.extras ?? [], ask.locale);
  const line = {
    kind,
    label: product.label,
    quantity: 1,
    amount: product.price,
    ...vatOf(kind, country),
  };
  const beside = (lineKind: string, label: string, amount: Cents): NewOrderLine => ({
    kind: lineKind,
    label,
    quantity: 1,
    amount,
    voucher_type: null,
    vat_rate_bp: null,
  });
  const post = [
    ...extras.filter(({ price }) => price > 0).map(({ label, price }) => beside('extra', label, price)),
    beside('shipping', createTranslate(ask.locale)('voucher.shipping'), shipping),
  ];
  return ok({
    amount: extras.reduce((sum, { price }) => sum + price, product.price + shipping),
    snapshot: {
      ...product,
      content: [...product.content],
      kind,
      format,
      ownUse,
      value: kind === 'gift_card' ? value : null,
      fromName: customization.fromName.trim(),
      message: customization.message.trim(),
      deliveryAddress: isPhysical ? deliveryAddress : null,
      delivery: item.delivery ?? null,
      extras: [...extras],
    },
    lines: isPhysical ? [line, ...post] : [line],
  });
};
