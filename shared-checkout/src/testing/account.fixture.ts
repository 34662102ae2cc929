import type { Account, SavedAddress } from '@detour/shared-contracts/api';

export const accountFixture = (change: Partial<Account> = {}): Account => ({
  id: '6f0c4e7e-2f0b-4b1e-9a57-0d9be2b6b001',
  email: 'claire@exemple.fr',
  civility: 'MRS',
  firstName: 'Claire',
  lastName: 'Vasseur',
  phoneNumber: '+33612345678',
  locale: 'fr_FR',
  newsletter: false,
  createdAt: '2026-11-01T10:00:00Z',
  ...change,
});

export const addressFixture = (change: Partial<SavedAddress> = {}): SavedAddress => ({
  id: '6f0c4e7e-2f0b-4b1e-9a57-0d9be2b6b0a1',
  label: 'Maison',
  name: '',
  addressLine: '12 rue des Lilas',
  postalCode: '75011',
  city: 'Paris',
  country: 'FR',
  isDefault: true,
  ...change,
});

/** A second address, of a company in another country. */
export const officeFixture = (): SavedAddress => ({
  id: '6f0c4e7e-2f0b-4b1e-9a57-0d9be2b6b0a2',
  label: 'Bureau',
  name: 'Atelier Vasseur',
  addressLine: 'Grand-Place 1',
  postalCode: '1000',
  city: 'Bruxelles',
  country: 'BE',
  isDefault: false,
});

/** Responses for a signed-in customer with two addresses. */
export const accountAnswers = {
  me: () => accountFixture(),
  addresses: () => ({ addresses: [addressFixture(), officeFixture()] }),
};

/** The readable cookie of a signed-in customer. */
export const signInCookie = (isIn: boolean): void => {
  document.cookie = `user_account_id=x; path=/; max-age=${isIn ? 3600 : 0}`;
};
