/** Who buys in the benches: an invented person. */
export const buyer = {
  email: 'lea@example.org',
  civility: 'MRS',
  firstName: 'Léa',
  lastName: 'Martin',
  phoneNumber: '+33612345678',
  addressLine: '2 rue des Lilas',
  postalCode: '75011',
  city: 'Paris',
  country: 'FR',
};
