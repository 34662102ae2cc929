/** Buys a gift card of 100 € with a sandbox test card, through the gateway's API. */

import { buyer } from './bench-buyer';

const orders = '/api/front/purchase/orders';

const request = {
  locale: 'fr_FR',
  buyer,
  currency: 'EUR',
  expectedAmount: 10_000,
  items: {
    insuranceItem: false,
    promotionCodeItem: '',
    voucherItem: {
      kind: 'gift_card',
      productId: '',
      nights: null,
      value: 10_000,
      bucket: null,
      adults: 2,
      format: 'digital',
      ownUse: false,
      deliveryAddress: null,
      customization: { fromName: 'Camille', message: 'Bon voyage !' },
    },
  },
};

const post = async (url: string, body: unknown, headers: Readonly<Record<string, string>>) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', origin: 'http://fr.localhost:8080' },
    body: JSON.stringify(body),
  });
  const json = (await answer.json()) as Record<string, unknown>;
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${JSON.stringify(json)}`);
  return { json, cookie: answer.headers.getSetCookie().map((one) => one.split(';', 1)[0]) };
};

/** Places and pays the order. Resolves with its path and access cookie. Throws the gateway's error. */
export const buyGiftCard = async (
  gatewayOrigin: string,
): Promise<{ readonly url: string; readonly cookie: string }> => {
  const placed = await post(gatewayOrigin + orders, request, {});
  const cookie = placed.cookie.join('; ');
  const url = `${gatewayOrigin}${orders}/${String(placed.json['orderUUID'])}`;
  const card = { number: '4242424242424242', expiry: '12/30', cvc: '123' };
  const paid = await post(`${url}/card`, card, { cookie });
  if (paid.json['status'] !== 'confirmed') throw new Error(`The order is ${String(paid.json['status'])}.`);
  return { url, cookie };
};
