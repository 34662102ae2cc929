import type { OrderRequest, VoucherItem } from '@detour/shared-contracts/api';
import { json } from '../../src/database/json';
import type { Database } from '../../src/database/open-database';
import type { ActivityPartner } from '@detour/shared-contracts/catalogue';
import { openSlots } from '../../src/sales/slots/open-slots';
import { hashPassword } from '../../src/sessions/passwords';
import { refreshGiftPrices } from '../../src/sales/gifts/refresh-gift-prices';
import { buyer, seedShop, today } from '../shop.fixture';

/** Prices of `seedGifts` in cents: two nights of `nights` are 200 € plus 6 € tax. */
export const giftPrices = { stay: 20_600, box: 14_900, activity: 6000 } as const;

/** Open from Tuesday to Saturday, with room for five people at two hours of the day. */
export const kayakPartner: ActivityPartner = {
  name: 'Le Ponton Bleu',
  address: '12 quai des Tonneliers',
  zip: '37400',
  town: 'Amboise',
  country: 'FR',
  phone: '+33261910012',
  email: 'contact@ponton-bleu.example',
  locale: 'fr_FR',
  languages: ['fr', 'en'],
  closedOn: ['12-25', '01-01'],
  slots: { days: [2, 3, 4, 5, 6], starts: ['10:00', '14:00'], capacity: 5 },
};

export const kayakPin = '135791';

// Hashing is slow on purpose, so the tests of a file share one hash.
let hashed: Promise<string> | undefined;
const pinHash = (): Promise<string> => (hashed ??= hashPassword(kayakPin));

/** Seeds the shop with a box for two, an activity for one or two, and prices of stays as gifts. */
export const seedGifts = async (
  db: Database,
  options: Parameters<typeof seedShop>[1] = {},
): Promise<void> => {
  await seedShop(db, options);
  await db
    .insertInto('box')
    .values({
      code: 'SEA-D-EBOX',
      slug: 'au-bord-de-la-mer',
      price: giftPrices.box,
      reference_price: giftPrices.box,
      scene: 'coast-lighthouse-day',
      texts: json({
        fr: { title: 'Au bord de la mer', includedContent: '1 nuit pour 2\nLe petit déjeuner' },
        nl: { title: 'Aan zee', includedContent: '1 nacht voor 2\nOntbijt' },
      }),
    })
    .execute();
  await db
    .insertInto('activity')
    .values({
      id: 'kayak',
      uri: 'kayak',
      place_id: '3037656',
      label: 'Kayak',
      lat: 47.4,
      lng: 0.9,
      duration_minutes: 120,
      prices: json({
        1: { barPrice: 3000, sellPrice: 3000 },
        2: { barPrice: giftPrices.activity, sellPrice: giftPrices.activity },
      }),
      scene: 'coast-lighthouse-day',
      texts: json({ fr: { label: 'Kayak sur la Loire', center: kayakPartner.name } }),
      partner: json(kayakPartner),
      pin_hash: await pinHash(),
    })
    .execute();
  await openSlots(db, today);
  await refreshGiftPrices(db, today);
};

const items: Readonly<Record<VoucherItem['kind'], Pick<VoucherItem, 'productId' | 'nights' | 'value'>>> = {
  gift_stay: { productId: 'nights', nights: 2, value: null },
  box: { productId: 'SEA-D-EBOX', nights: null, value: null },
  activity: { productId: 'kayak', nights: null, value: null },
  gift_card: { productId: '', nights: null, value: 10_000 },
};

const amounts: Readonly<Record<VoucherItem['kind'], number>> = {
  gift_stay: giftPrices.stay,
  box: giftPrices.box,
  activity: giftPrices.activity,
  gift_card: 10_000,
};

export const deliveryAddress = {
  name: 'Jonas Petit',
  addressLine: '3 place du Marché',
  postalCode: '37400',
  city: 'Amboise',
  country: 'FR',
} as const;

export const voucherItem = (kind: VoucherItem['kind'], change: Partial<VoucherItem> = {}): VoucherItem => ({
  kind,
  bucket: null,
  adults: 2,
  format: 'digital',
  ownUse: false,
  customization: { fromName: 'Camille', message: 'Bon voyage !' },
  deliveryAddress: null,
  ...items[kind],
  ...change,
});

interface GiftOptions {
  readonly item?: Partial<VoucherItem>;
  readonly expectedAmount?: number;
  readonly locale?: OrderRequest['locale'];
}

/** A valid order of a gift. */
export const giftRequest = (kind: VoucherItem['kind'], options: GiftOptions = {}): OrderRequest => ({
  locale: options.locale ?? 'fr_FR',
  buyer,
  currency: 'EUR',
  expectedAmount: options.expectedAmount ?? amounts[kind],
  items: { insuranceItem: false, promotionCodeItem: '', voucherItem: voucherItem(kind, options.item) },
});
