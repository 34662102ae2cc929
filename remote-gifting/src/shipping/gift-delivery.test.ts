import { checkDelivery } from './gift-delivery';

const address = {
  name: 'Camille Exemple',
  addressLine: '12 rue des Cordeliers',
  postalCode: '37000',
  city: 'Tours',
  country: 'FR',
};

describe('the address of a gift', () => {
  it('is complete, or lists missing fields in form order', () => {
    expect(checkDelivery(address)).toEqual([]);
    expect(checkDelivery({ ...address, city: ' ', name: '' })).toEqual([
      { field: 'name', kind: 'mandatory' },
      { field: 'city', kind: 'mandatory' },
    ]);
  });

  it('has a plausible postal code and limited field lengths', () => {
    expect(checkDelivery({ ...address, postalCode: '37#00' })).toEqual([
      { field: 'postalCode', kind: 'postalCode' },
    ]);
    expect(checkDelivery({ ...address, name: 'x'.repeat(121) })).toEqual([
      { field: 'name', kind: 'maxLength', maxLength: 120 },
    ]);
  });
});
