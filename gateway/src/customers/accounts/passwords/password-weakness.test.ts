import { loadCommonPasswords, type CommonPasswords } from './common-passwords';
import { findPasswordWeakness } from './password-weakness';

describe('a weak password', () => {
  let list: CommonPasswords;
  beforeAll(async () => {
    list = await loadCommonPasswords();
  });
  const personal = ['Détour', 'lea.martin@example.org', 'Léa', 'Martin'];
  const weakness = (password: string) => findPasswordWeakness(password, personal, list);

  it('is one of at least 3,000 breached passwords of sufficient length, in upper or lower case', () => {
    const longEnough = [...list.all].filter((word) => word.length >= 8);
    expect(longEnough.length).toBeGreaterThan(3000);
    expect(longEnough.slice(0, 3000).filter((word) => weakness(word.toUpperCase()) === null)).toEqual([]);
  });

  it.each([
    'azertyuiop',
    'Password2026!',
    'P@ssw0rd2026',
    'motdepasse123',
    'wachtwoord1!',
    'Welkom01welkom01',
    'soleil.soleil',
    'juventus1897',
    '1234567890123',
    'password123456789',
    'abcdefghijkl',
    '¡contraseña!2026',
  ])('is %j, on the list or a simple variation', (password) => {
    expect(weakness(password)).toBe('common');
  });

  it.each(['Detour-2026!', 'martinlea1984', 'Lea.Martin-75', 'example.org2026', 'M4rtin2026!!'])(
    'is %j, made of the shop’s or the person’s own words',
    (password) => {
      expect(weakness(password)).toBe('personal');
    },
  );

  it('depends on the person: the same words are accepted for another person', () => {
    expect(findPasswordWeakness('Vasseurclaire-75', ['claire.vasseur@example.org'], list)).toBe('personal');
    expect(findPasswordWeakness('Vasseurclaire-75', ['lea@example.org'], list)).toBeNull();
  });

  it.each([
    'un long séjour au bord de la Loire',
    'Léa aime les falaises de craie',
    'tr0is-hérons-gris',
    'kX9$vQ2#mL7w',
    'soleil 8302957113 04',
    '83029571130471',
  ])('is not %j', (password) => {
    expect(weakness(password)).toBeNull();
  });
});
