import { addressLimits, checkAddress, type AddressDraft } from './address';

const home: AddressDraft = {
  label: 'Maison',
  name: '',
  country: 'FR',
  addressLine: '12 rue des Lilas',
  postalCode: '75011',
  city: 'Paris',
};

describe('an address of an account', () => {
  it.each<[string, Partial<AddressDraft>, object]>([
    ['is complete without a name', {}, {}],
    ['needs a label', { label: '  ' }, { label: 'mandatory' }],
    ['needs a street', { addressLine: '' }, { addressLine: 'mandatory' }],
    ['needs a town', { city: '' }, { city: 'mandatory' }],
    ['needs a country', { country: '' }, { country: 'choose' }],
    ['rejects a wrong postal code', { postalCode: '75*11' }, { postalCode: 'postalCode' }],
    ['rejects a long label', { label: 'é'.repeat(addressLimits.label + 1) }, { label: 'maxLength' }],
    ['accepts the longest label', { label: '🏠'.repeat(addressLimits.label) }, {}],
    ['rejects a long name', { name: 'x'.repeat(addressLimits.name + 1) }, { name: 'maxLength' }],
  ])('%s [ACC-004]', (_, change, problems) => {
    expect(checkAddress({ ...home, ...change })).toEqual(problems);
  });
});
