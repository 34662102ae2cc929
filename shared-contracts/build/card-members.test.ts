import { Ajv } from 'ajv';
import { Card } from '../src/api/products/card.schema';
import { OrderRequest } from '../src/api/orders/order.schema';
import { FlowWord } from '../src/api/schema-kit';
import { giftProductTypes, giftProductTypeOf } from '../src/rules/gifts/gift';
import { exampleOf } from './schema-example';

const ajv = new Ajv({ strict: false });

type Members = Record<string, unknown>;

/** The value without the member at a path like `hotel.review.count`. `[]` enters the first item of a list. */
const without = (value: unknown, path: string): unknown => {
  const copy = structuredClone(value) as Members;
  const steps = path.replaceAll('[]', '.0').split('.');
  const last = steps.pop() ?? '';
  const holder = steps.reduce<Members>((at, step) => at[step] as Members, copy);
  delete holder[last];
  return copy;
};

const holds = (value: Members, members: string): readonly string[] => {
  const validate = ajv.compile(Card);
  expect(validate(value)).toBe(true);
  return members.split(' ').filter((path) => validate(without(value, path)));
};

const card = exampleOf(Card) as Members;

describe('a card', () => {
  it.each([
    [
      'what a stay is and costs [CARD-001]',
      'id label hotel hotel.id hotel.label hotel.stars hotel.review.average hotel.review.count hotel.location.label hotel.uri headwords images uri sellPrice refPrice promo priceType nights participants prices',
    ],
    [
      'a price for each party [CARD-002]',
      'prices[].paxComposition.adults prices[].promo prices[].sellPrice prices[].barPrice',
    ],
    [
      'what presses and what frees [CARD-003]',
      'availableRooms expiration marketingLabels marketingLabels[].label lastMinute targetedLabel cancellationPolicy.cancellable cancellationPolicy.message distance itemCategory newTab',
    ],
    [
      'its location and the guests that it is for [CARD-004]',
      'imageUrl hotel.address hotel.zipCode hotel.location.lat hotel.location.lng priceType channelManagerId autoDiscount autoDiscount.code autoDiscount.value connectivity checkin checkout paxCount adult child baby',
    ],
    [
      'its policy and how it was found [CARD-005]',
      'cancellationPolicy.message cancellationPolicy.cancellationDeadline cancellationPolicy.isCancellable searchType flowType index topTheme',
    ],
    [
      'the labels of an offer [CARD-006]',
      'id label imageUrl headwords sellPrice refPrice promo availableRooms lastMinute expiration marketingLabels cancellationPolicy hotel',
    ],
  ])('contains %s', (_, members) => {
    expect(holds(card, members)).toEqual([]);
  });
});

describe('the flows', () => {
  it('consist of four [FLOW-001]', () => {
    expect(FlowWord.enum).toEqual(['booking', 'gifting', 'hotel', 'activity']);
  });

  const order = exampleOf(OrderRequest) as Members;
  const accepts = (items: unknown): boolean => ajv.validate(OrderRequest, { ...order, items });
  const { items } = order as { items: { shortStayItem: Members } };

  it('reject a stay order without arrival and departure [FLOW-002]', () => {
    expect(accepts(items)).toBe(true);
    for (const path of ['checkinDate', 'checkoutDate'])
      expect(accepts(without(items, `shortStayItem.reservationCriteria.travelPeriod.${path}`))).toBe(false);
  });

  it('reject dates in the order of a gift stay [FLOW-003]', () => {
    const gift = {
      insuranceItem: false,
      promotionCodeItem: '',
      voucherItem: {
        kind: 'gift_stay',
        productId: '1',
        nights: 2,
        bucket: null,
        adults: 2,
        value: null,
        format: 'digital',
        ownUse: false,
        customization: { fromName: '', message: '' },
        deliveryAddress: null,
      },
    };
    expect(accepts(gift)).toBe(true);
    expect(accepts({ ...gift, voucherItem: { ...gift.voucherItem, checkinDate: '2026-12-01' } })).toBe(false);
  });

  it('define one product type per kind of gift [FLOW-010]', () => {
    expect(new Set(giftProductTypes).size).toBe(4);
    expect(giftProductTypes.map(giftProductTypeOf)).toEqual(giftProductTypes);
  });
});
