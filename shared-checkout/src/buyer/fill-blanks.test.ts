import type { BuyerDraft } from '@detour/shared-contracts/rules';
import { buyerFixture } from '../testing/buyer.fixture';
import { takenOver } from './fill-blanks';

const empty = Object.fromEntries(Object.keys(buyerFixture).map((name) => [name, ''])) as BuyerDraft;

describe('what a form takes over from a wallet', () => {
  it('is everything that the wallet knows', () => {
    expect(takenOver(buyerFixture, { ...empty, firstName: 'Claire' })).toEqual(buyerFixture);
  });

  it('keeps a typed field that the wallet does not know', () => {
    expect(takenOver({ firstName: 'Maud', lastName: 'Delorme' }, buyerFixture)).toEqual({
      firstName: 'Maud',
      lastName: 'Delorme',
    });
  });

  it.each([
    [{ firstName: 'Maud' }, { firstName: 'Maud', lastName: '' }],
    [{ city: 'Lyon' }, { addressLine: '', postalCode: '', city: 'Lyon' }],
  ])('mixes no part of another name or address: %j', (known, expected) => {
    expect(takenOver(known, buyerFixture)).toEqual(expected);
  });

  it('keeps the part that was typed after the wallet left it out', () => {
    const typed = { ...buyerFixture, firstName: 'Maud', lastName: 'Delorme' };
    expect(takenOver({ firstName: 'Maud' }, typed)).toEqual({ firstName: 'Maud' });
  });
});
