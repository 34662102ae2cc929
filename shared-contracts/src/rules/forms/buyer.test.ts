import fc from 'fast-check';
import { Ajv } from 'ajv';
import { Buyer } from '../../api/orders/order.schema';
import {
  buyerLimits,
  checkBuyer,
  checkBuyerField,
  fitsLength,
  isEmail,
  isFilled,
  isName,
  isNumberText,
  isPostalCode,
  toBuyer,
  type BuyerDraft,
} from './buyer';
import { suggestMailDomain } from './mail-domain';
import { toE164 } from './phone';

const good: BuyerDraft = {
  email: 'marie@example.org',
  civility: 'NEUTRAL',
  firstName: 'Anne-Sophie',
  lastName: 'd’Aubigné',
  phoneNumber: '06 12 34 56 78',
  addressLine: '12 rue de la Paix',
  postalCode: '75002',
  city: 'Paris',
  country: 'FR',
};

describe('form helpers', () => {
  it('check a number, a value and a length [CHK-013]', () => {
    expect(['12', ' 1,5 ', '-3', '', 'a', '1e5', '1 2'].map(isNumberText)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(['x', ' ', '\u00a0', ''].map(isFilled)).toEqual([true, false, false, false]);
    expect([fitsLength('été', 3), fitsLength('👩‍🦰', 2), fitsLength('abcd', 3)]).toEqual([true, false, false]);
  });

  it('accept only letters, spaces, apostrophes and hyphens in a name [CHK-014]', () => {
    for (const name of ['Zoë', "O'Neill", 'O’Neill', 'Jean-Luc', 'van den Berg', 'Ñuñez', 'Æther', 'Ğül'])
      expect([name, isName(name)]).toEqual([name, true]);
    for (const name of ['', ' ', '-', 'R2D2', 'a.b', 'a_b', '<b>', 'x@y', 'a\nb', '💛'])
      expect([name, isName(name)]).toEqual([name, false]);
  });

  it('accept an address that mail can reach [CONTACT-023]', () => {
    for (const text of ['a@b.fr', 'first.last+tag@mail.example.org', 'x@élan.fr', "o'neill@example.ie"])
      expect([text, isEmail(text)]).toEqual([text, true]);
    for (const text of [
      '',
      '@',
      'a@b',
      'a@',
      '@b.fr',
      'a b@c.fr',
      'a..b@c.fr',
      '.a@c.fr',
      'a@c..fr',
      'a@-c.fr',
      'a@c.f',
      'a@b@c.fr',
      `${'a'.repeat(65)}@c.fr`,
    ])
      expect([text, isEmail(text)]).toEqual([text, false]);
  });

  it('limit an address to the length that mail allows', () => {
    const domain = `${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(60)}.fr`;
    const address = (length: number) => `${'a'.repeat(length - domain.length - 1)}@${domain}`;
    expect([isEmail(address(254)), isEmail(address(255))]).toEqual([true, false]);
    expect(isEmail(`${'a'.repeat(64)}@c.fr`)).toBe(true);
    expect([
      isEmail(`a@${'b'.repeat(64)}.fr`),
      isEmail(`a@b.${'c'.repeat(63)}`),
      isEmail(`a@b.${'c'.repeat(64)}`),
    ]).toEqual([false, true, false]);
  });

  it('use the lengths of the order schema', () => {
    const schema = Object.entries(Buyer.properties).flatMap(([field, { maxLength }]) =>
      maxLength === undefined ? [] : [[field, maxLength] as const],
    );
    expect(buyerLimits).toEqual(Object.fromEntries(schema));
  });

  it('accept at most 20 characters in a postal code [CHK-016] [CHK-017]', () => {
    expect(['75002', '1012 AB', 'B-1000', '1'.repeat(20)].map(isPostalCode)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['', '1'.repeat(21), '75<02'].map(isPostalCode)).toEqual([false, false, false]);
  });
});

describe('phone numbers', () => {
  it.each([
    ['06 12 34 56 78', 'FR', '+33612345678'],
    ['+33 (0)6 12 34 56 78', 'BE', '+33612345678'],
    ['0033612345678', 'ES', '+33612345678'],
    ['612 34 56 78', 'ES', '+34612345678'],
    ['0470/12.34.56', 'BE', '+32470123456'],
    ['02 123 45 67', 'BE', '+3221234567'],
    ['06-12345678', 'NL', '+31612345678'],
    ['347 123 4567', 'IT', '+393471234567'],
    ['02 1234 5678', 'IT', '+390212345678'],
    ['+44 20 7946 0958', 'FR', '+442079460958'],
    ['612345678', 'FR', null],
    ['06 12 34 56 7', 'FR', null],
    ['+33 6 12 34', 'FR', null],
    ['020 7946 0958', 'GB', null],
    // A country code replaces the leading 0 of a national number, even if the visitor typed it.
    ['+330612345678', 'FR', '+33612345678'],
    ['01 23 45 67 89', 'FR', '+33123456789'],
    ['512 34 56 78', 'ES', '+34512345678'],
    ['412 34 56 78', 'ES', null],
    ['0123 45', 'IT', '+39012345'],
    ['0123 4', 'IT', null],
    ['0123456789012', 'IT', null],
    ['01234567890', 'IT', '+3901234567890'],
    ['347 123 456', 'IT', '+39347123456'],
    ['347 123 45678', 'IT', null],
    ['010 123 4567', 'NL', '+31101234567'],
    ['011 22 33 44', 'BE', '+3211223344'],
    ['0470 12 34 567', 'BE', null],
    ['+1 202 555 0123', 'FR', '+12025550123'],
    ['+99 12345', 'FR', '+9912345'],
    ['+99 1234', 'FR', null],
    ['+99 1234567890123', 'FR', '+991234567890123'],
    ['+99 12345678901234', 'FR', null],
    ['', 'FR', null],
    ['call me', 'FR', null],
    ['+0123456789', 'FR', null],
    ['0612345678', '__proto__', null],
  ])('read %s, in %s, as %s [CHK-015]', (text, country, e164) => {
    expect(toE164(text, country)).toBe(e164);
  });

  it('are mandatory, and rejected when they cannot be parsed [CHK-015]', () => {
    const problemOf = (phoneNumber: string) => checkBuyerField('phoneNumber', { ...good, phoneNumber })?.kind;
    expect(['06 12 34 56 78', '', '0612'].map(problemOf)).toEqual([undefined, 'mandatory', 'phone']);
  });
});

describe('the buyer’s form', () => {
  it('is valid when complete, and parses to the buyer of an order', () => {
    expect(checkBuyer(good)).toEqual([]);
    expect(toBuyer({ ...good, city: ' Paris ' })).toEqual({ ...good, phoneNumber: '+33612345678' });
  });

  it('reports the problem of each empty field, in form order', () => {
    const empty = Object.fromEntries(Object.keys(good).map((field) => [field, ' '])) as unknown as BuyerDraft;
    expect(checkBuyer(empty).map(({ field, kind }) => `${field} ${kind}`)).toEqual([
      'civility choose',
      'firstName mandatory',
      'lastName mandatory',
      'email mandatory',
      'phoneNumber mandatory',
      'addressLine mandatory',
      'postalCode mandatory',
      'city mandatory',
      'country choose',
    ]);
    expect(toBuyer(empty)).toBeNull();
  });

  it.each([
    ['email', 'marie@', 'email'],
    ['civility', 'DR', 'choose'],
    ['firstName', 'R2', 'name'],
    ['lastName', 'x'.repeat(61), 'maxLength'],
    ['phoneNumber', '06', 'phone'],
    ['postalCode', '1'.repeat(21), 'maxLength'],
    ['country', 'fr', 'choose'],
  ] as const)('rejects %s "%s" as %s', (field, text, kind) => {
    const draft = { ...good, [field]: text };
    expect(checkBuyerField(field, draft)).toMatchObject({ field, kind });
    expect(checkBuyer(draft).find((problem) => problem.field === field)).toMatchObject({ kind });
  });

  it('accepts nothing that the order schema rejects', () => {
    const validate = new Ajv({ strict: false }).compile(JSON.parse(JSON.stringify(Buyer)) as object);
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.constantFrom(...Object.values(good), 'MR', 'BE', 'é'.repeat(100)),
    );
    const drafts = fc.record(
      Object.fromEntries(
        Object.keys(good).map((field) => [
          field,
          fc.oneof(fc.constant(good[field as keyof BuyerDraft]), texts),
        ]),
      ),
    ) as unknown as fc.Arbitrary<BuyerDraft>;
    fc.assert(
      fc.property(drafts, (draft) => {
        const buyer = toBuyer(draft);
        if (buyer && !validate(buyer)) throw new Error(JSON.stringify([buyer, validate.errors]));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the mail domain', () => {
  it.each([
    ['marie@gmial.com', 'fr_FR', 'gmail.com'],
    ['marie@gmail.con', 'fr_FR', 'gmail.com'],
    ['marie@hotmal.com', 'es_ES', 'hotmail.com'],
    ['marie@ornage.fr', 'fr_FR', 'orange.fr'],
    ['marie@skynett.be', 'nl_BE', 'skynet.be'],
    ['marie@gmail.com', 'fr_FR', null],
    ['marie@live.be', 'fr_FR', null],
    ['marie@example.org', 'fr_FR', null],
    ['marie@', 'fr_FR', null],
    ['marie', 'fr_FR', null],
    ['gmial.com', 'fr_FR', null],
    // One edit is an insertion, a deletion, a substitution or a swap. Three edits are too many.
    ['marie@gmial.cmo', 'fr_FR', 'gmail.com'],
    ['marie@gnaik.com', 'fr_FR', 'gmail.com'],
    ['marie@gnaik.con', 'fr_FR', null],
    ['marie@gmmaill.com', 'fr_FR', 'gmail.com'],
    ['marie@gmmmaill.com', 'fr_FR', null],
    ['marie@gml.com', 'fr_FR', 'gmail.com'],
    ['marie@gm.com', 'fr_FR', null],
    ['marie@mgail.cmo', 'fr_FR', 'gmail.com'],
    ['marie@gxxxx.com', 'fr_FR', null],
    ['marie@gmial.xxx', 'fr_FR', null],
    // The nearest domain wins, even over an earlier one.
    ['marie@yahoo.fm', 'fr_FR', 'yahoo.fr'],
    ['marie@yahoo.co', 'fr_FR', 'yahoo.com'],
  ] as const)('of %s in %s is probably %s [NEWS-008]', (email, locale, domain) => {
    expect(suggestMailDomain(email, locale)).toBe(domain);
  });
});
