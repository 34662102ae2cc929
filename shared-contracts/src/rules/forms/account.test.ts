import { checkPassword, normaliseEmail, passwordLimits } from './account';
import { safeReturnPath } from '../../sites/links/return-path';

describe('a new password', () => {
  it.each([
    ['neuf lett', 'short'],
    ['dix lettre', null],
    ['é'.repeat(9), 'short'],
    ['aaaaaaaaaaaaaaa', 'guessable'],
    ['abababababab', 'guessable'],
    ['lea.martin@example.org', 'guessable'],
    ['Lea.Martin2026!', 'guessable'],
    ['un long séjour au bord de la Loire', null],
    ['x'.repeat(3) + 'abcdefghij'.repeat(13), 'long'],
  ])('%j is %s', (password, problem) => {
    expect(checkPassword(password, 'lea.martin@example.org')).toBe(problem);
  });

  it('may use the full length limit, counted in characters', () => {
    const longest = 'abcdefg😀'.repeat(passwordLimits.max / 8);
    expect(checkPassword(longest, 'lea@example.org')).toBeNull();
  });
});

it('normalises an address as people type it', () => {
  expect(normaliseEmail(' Lea@Example.ORG ')).toBe('lea@example.org');
});

describe('the return address of sign-in', () => {
  it('is the previous page, with its query and hash [ACC-002]', () => {
    expect(safeReturnPath('/sejours/recherche/12?a=1#adults=2', '/')).toBe(
      '/sejours/recherche/12?a=1#adults=2',
    );
    expect(safeReturnPath(null, '/account/trips')).toBe('/account/trips');
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'evil.example',
    '/ok\\..\\..',
    '',
  ])('never follows %j [ACC-003]', (origin) => {
    expect(safeReturnPath(origin, '/fallback')).toBe('/fallback');
  });
});
