import { withoutSecrets } from './report-text';

const token = 'Zm9vYmFyYmF6cXV4cXV1eA' + 'x'.repeat(43);

describe('withoutSecrets', () => {
  it.each([
    [
      `https://fr.shop.example/password?token=${token} TypeError: x`,
      'https://fr.shop.example/password TypeError: x',
    ],
    [
      `at load (https://fr.shop.example/_r/a/1.2.0/entry.js?v=${token}:1:2)`,
      'at load (https://fr.shop.example/_r/a/1.2.0/entry.js)',
    ],
    [`/account/confirm#token=${token}`, '/account/confirm'],
    [`There is no link ${token}.`, 'There is no link [secret].'],
    [`20809.${token}`, '20809.[secret]'],
    ['no voucher dtr-7k2m-0000-AAAA-ZZZZ', 'no voucher [code]'],
    ['PRODUCT-301: no quote for 12, is it? yes', 'PRODUCT-301: no quote for 12, is it? yes'],
    [
      'at Foo.bar (/shop/gateway/src/http/cookies.ts:12:5)',
      'at Foo.bar (/shop/gateway/src/http/cookies.ts:12:5)',
    ],
  ])('turns %j into %j', (text, clean) => {
    expect(withoutSecrets(text)).toBe(clean);
  });
});
