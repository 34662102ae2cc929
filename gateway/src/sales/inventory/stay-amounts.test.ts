import fc from 'fast-check';
import type { LocalTax } from '@detour/shared-contracts/api';
import { amountsOf } from './stay-amounts';

describe('local tax', () => {
  const perPerson: LocalTax = {
    type: 'PER_PERSON_PER_NIGHT',
    amount: 165,
    percentage: 0,
    currency: 'EUR',
    toBePaidAtHotel: true,
    exemptionAge: 18,
  };
  const percentage: LocalTax = { ...perPerson, type: 'BOOKING_PERCENTAGE', amount: 0, percentage: 5.5 };

  it('is excluded from the amount due now when the hotel collects it, and always part of the total [PROD-068]', () => {
    const stay = { sellPrice: 20_000, nights: 2, adults: 2 };
    expect(amountsOf(perPerson, stay)).toEqual({
      localTax: 660,
      taxAtHotel: 660,
      amountToPay: 20_000,
      total: 20_660,
    });
    expect(amountsOf({ ...perPerson, toBePaidAtHotel: false }, stay)).toEqual({
      localTax: 660,
      taxAtHotel: 0,
      amountToPay: 20_660,
      total: 20_660,
    });
  });

  it('adds up: the total is the amount paid to us plus the amount paid at the hotel', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 1_000_000 }),
        fc.nat({ max: 30 }),
        fc.nat({ max: 20 }),
        fc.boolean(),
        (price, nights, adults, atHotel) => {
          for (const tax of [perPerson, percentage]) {
            const amounts = amountsOf(
              { ...tax, toBePaidAtHotel: atHotel },
              { sellPrice: price, nights, adults },
            );
            expect(amounts.amountToPay + amounts.taxAtHotel).toBe(amounts.total);
            expect(Number.isSafeInteger(amounts.total)).toBe(true);
          }
        },
      ),
    );
  });
});
