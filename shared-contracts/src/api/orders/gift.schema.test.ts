import { Ajv } from 'ajv';
import fc from 'fast-check';
import { giftFormats, isGiftCardValue } from '../../rules/gifts/gift';
import { VoucherItem } from './gift.schema';

const validate = new Ajv({ strict: false }).compile(VoucherItem);

const card = {
  kind: 'gift_card',
  productId: '',
  nights: null,
  bucket: null,
  adults: 2,
  value: 5_000,
  format: 'digital',
  ownUse: false,
  customization: { fromName: '', message: '' },
  deliveryAddress: null,
};

const accepts = (change: object): boolean => validate({ ...card, ...change });

describe('a gift in an order', () => {
  it('is digital or physical, and nothing else [GIFT-032]', () => {
    expect(['digital', 'physical', 'paper', '', null].filter((format) => accepts({ format }))).toEqual(
      giftFormats,
    );
  });

  it('has at most 40 characters of a name and 180 of a message [GIFT-033] [GIFT-034]', () => {
    const says = (fromName: number, message: number): boolean =>
      accepts({ customization: { fromName: 'é'.repeat(fromName), message: '🎁'.repeat(message) } });
    expect([says(40, 180), says(41, 180), says(40, 181)]).toEqual([true, false, false]);
  });

  it('has the card values that the form accepts', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.integer({ min: 0, max: 60_000 }),
          fc.nat(600).map((euros) => euros * 100),
        ),
        (value) => {
          expect([value, accepts({ value })]).toEqual([value, isGiftCardValue(value)]);
        },
      ),
    );
  });
});
