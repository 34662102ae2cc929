import type { OrderRequest } from '@detour/shared-contracts/api';
import { giftRequest } from '../../sales/gift.fixture';
import { cancelAsTold } from '../../sales/gift-harness';
import { orderRequest } from '../../shop.fixture';
import { dayAfter, type SeededShop } from '../seeded-shop';

const stayOrder = (offerId: string, voucherCodes: readonly string[] = []): OrderRequest => {
  const request = orderRequest({ offerId, checkin: dayAfter(27) });
  return { ...request, items: { ...request.items, voucherCodes: [...voucherCodes] } };
};

const buyStays = async ({ buy, read, record, recordings, visitor }: SeededShop): Promise<void> => {
  const { id } = recordings.get('stay') as { id: string };
  record('order-held', await read(await buy(stayOrder(id), { open: true })));
  const paid = await buy(stayOrder(id));
  record('order-paid', await read(paid));
  record('cancellation', await read(`${paid}/cancellation`));
  const card = await read(await buy(giftRequest('gift_card')));
  record('order-part-voucher', await read(await buy(stayOrder(id, [card.voucher.code]))));
  await cancelAsTold(visitor, paid);
  record('order-cancelled', await read(paid));
};

const openGift = async ({ shop, send, record }: SeededShop, code: string): Promise<void> => {
  const holder = shop.visitor();
  const body = { locale: 'fr_FR', code, email: 'lea@example.org' };
  record('gift-session', await send('/beneficiary/login', body, holder));
  const offers = await holder.get('/beneficiary/boxes/offers?locale=fr_FR&limit=3');
  record('held-box-offers', offers.json);
};

const buyGifts = async (seeded: SeededShop): Promise<void> => {
  const { buy, read, record, recordings } = seeded;
  const { id } = recordings.get('stay') as { id: string };
  const { boxes } = recordings.get('boxes') as { boxes: { code: string }[] };
  const activity = recordings.get('activity') as { id: string };
  const gift = await buy(giftRequest('gift_stay', { item: { productId: id, bucket: 'freedom' } }));
  record('order-gift', await read(gift));
  record('cancellation-gift', await read(`${gift}/cancellation`));
  const box = await buy(giftRequest('box', { item: { productId: boxes[0]?.code ?? '' } }));
  const order = record('order-box', await read(box));
  record('voucher', await read(`/api/front/purchase/vouchers/${order.voucher.code}`, { locale: 'fr_FR' }));
  await openGift(seeded, order.voucher.code);
  const day = await buy(giftRequest('activity', { item: { productId: activity.id } }));
  const { voucher } = await read(day);
  record('voucher-activity', await read(`/api/front/purchase/vouchers/${voucher.code}`, { locale: 'fr_FR' }));
};

/** Buys a stay, cancels one, and buys and opens gifts. */
export const walkPurchases = async (seeded: SeededShop): Promise<void> => {
  await buyStays(seeded);
  await buyGifts(seeded);
};
