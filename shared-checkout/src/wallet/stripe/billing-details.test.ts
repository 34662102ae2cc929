import { checkBuyer, toBuyer, type BuyerDraft } from '@detour/shared-contracts/rules';
import { approvedWallets } from '../../testing/fake-stripe';
import { identityOf } from './billing-details';

const { billingDetails } = approvedWallets.googlePay;
const named = (name: string) => {
  const { firstName, lastName } = identityOf({ ...billingDetails, name }, 'nl_NL');
  return [firstName, lastName];
};

describe('the buyer of a wallet', () => {
  it.each(['applePay', 'googlePay', 'link'] as const)(
    'is complete with what %s knows, in one line of address [WALLET-006] [P8]',
    (wallet) => {
      const identity = identityOf(approvedWallets[wallet].billingDetails, 'fr_FR') as BuyerDraft;
      expect(checkBuyer(identity)).toEqual([]);
      expect(toBuyer(identity)).toEqual({
        civility: 'NEUTRAL',
        firstName: 'Maud',
        lastName: 'Delorme',
        email: 'maud.delorme@example.org',
        phoneNumber: '+33639980012',
        addressLine: '8 quai des Chartrons, Bâtiment B',
        postalCode: '33000',
        city: 'Bordeaux',
        country: 'FR',
      });
    },
  );

  it.each([
    ['Maud Delorme', 'Maud', 'Delorme'],
    ['  Anne-Sophie   Marie Delorme ', 'Anne-Sophie Marie', 'Delorme'],
    ['Jan van den Berg', 'Jan', 'van den Berg'],
    ['Anne de Villiers', 'Anne', 'de Villiers'],
    ['María del Carmen López', 'María del Carmen', 'López'],
    ['Maud C. Delorme', 'Maud C', 'Delorme'],
    ['van Loon', 'van', 'Loon'],
    ['Maud', 'Maud', undefined],
    ['', undefined, undefined],
  ])('has the names of "%s"', (name, first, last) => {
    expect(named(name)).toEqual([first, last]);
  });

  it('has no phone when the wallet has none [CHK-015]', () => {
    expect(identityOf(approvedWallets.linkWithoutPhone.billingDetails, 'fr_FR')).not.toHaveProperty(
      'phoneNumber',
    );
  });

  it.each([
    ['0470 12 34 56', 'BE', '0470 12 34 56'],
    ['+32 470 12 34 56', 'FR', '+32 470 12 34 56'],
    // A national number of a country whose numbers the form does not know.
    ['(202) 555-0123', 'US', undefined],
  ])('has the phone %s with an address in %s as %s', (phone, country, expected) => {
    const address = { ...billingDetails.address, country };
    expect(identityOf({ ...billingDetails, phone, address }, 'fr_BE').phoneNumber).toBe(expected);
  });

  it('leaves out what an order would reject, so that the form asks for it', () => {
    const address = { ...billingDetails.address, postal_code: '1'.repeat(21), line1: ' ', line2: null };
    const identity = identityOf({ ...billingDetails, email: 'maud@', name: 'Maud R2D2', address }, 'fr_FR');
    expect(Object.keys(identity).sort()).toEqual(
      ['city', 'civility', 'country', 'firstName', 'phoneNumber'].sort(),
    );
  });

  it('lives in the market’s country when the wallet sends nothing', () => {
    const nothing = { name: null, email: null, phone: null, address: null };
    expect(identityOf(nothing as never, 'it_IT')).toEqual({ civility: 'NEUTRAL', country: 'IT' });
    expect(identityOf(undefined, 'es_ES')).toEqual({ civility: 'NEUTRAL', country: 'ES' });
  });
});
