import { createVoucherCode } from '../../sales/vouchers/codes/voucher-code';
import { readSearchKeys, type SearchKeys } from './search-keys';

const nothing: SearchKeys = { number: null, email: null, phones: [], code: null, last4: null, name: null };

describe('a text of the search', () => {
  it.each<readonly [string, Partial<SearchKeys>]>([
    ['12345678', { number: '12345678' }],
    [' n° 12345678 ', { number: '12345678' }],
    ['#12345678', { number: '12345678' }],
    ['1234 5678', { number: '12345678' }],
    ['Camille.Martin@Example.org', { email: 'camille.martin@example.org' }],
    ['+33 6 12 34 56 78', { phones: ['+33612345678'] }],
    ['0033612345678', { phones: ['+33612345678'] }],
    ['612345678', { phones: ['+34612345678'] }],
    ['4242', { last4: '4242' }],
    ['•••• 4242', { last4: '4242' }],
    ['last4: 4242', { last4: '4242' }],
    ['Camille Martin', { name: 'Camille Martin' }],
    ['d’Hérault', { name: 'd’Hérault' }],
    ['Müller-Lüdenscheidt', { name: 'Müller-Lüdenscheidt' }],
    ['', {}],
    ['%', {}],
    ["' or 1=1 --", {}],
    ['camille@', {}],
  ])('%j is read as the key that it is', (typed, keys) => {
    expect(readSearchKeys(typed)).toEqual({ ...nothing, ...keys });
  });

  it('is a phone number of each country in which it is valid', () => {
    expect(readSearchKeys('06 12 34 56 78').phones).toEqual([
      '+33612345678',
      '+32612345678',
      '+31612345678',
      '+390612345678',
    ]);
  });

  it('is a voucher code however it is written', () => {
    const code = createVoucherCode();
    for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ' '), code.replace(/^DTR-/, '')])
      expect(readSearchKeys(typed).code).toBe(code);
  });
});
