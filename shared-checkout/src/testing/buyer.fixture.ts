export const buyerFixture = {
  email: 'client@example.com',
  civility: 'NEUTRAL',
  firstName: 'Camille',
  lastName: 'Exemple',
  phoneNumber: '+33600000000',
  addressLine: '12 rue des Cordeliers',
  postalCode: '37000',
  city: 'Tours',
  country: 'FR',
} as const;

/** Instant of the stored forms below. */
export const draftedAt = '2026-11-21T10:00:00Z';

/** Session storage of a complete form, ready to order. `change` overrides single values. */
export const draftFixture = (
  extra: Readonly<Record<string, string>> = {},
  change: Readonly<Record<string, string>> = {},
): string =>
  JSON.stringify({
    savedAt: Date.parse(draftedAt),
    buyer: { ...buyerFixture, phoneNumber: '06 00 00 00 00', ...change },
    extra,
    attempt: null,
  });
