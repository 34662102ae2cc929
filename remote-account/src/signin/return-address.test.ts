import { returnAddressOf } from './return-address';

const from = (origin: string) => returnAddressOf(`?origin=${encodeURIComponent(origin)}`);

describe('the way back from sign-in', () => {
  it.each(['/sejours/recherche/p12', '/recherche?flow=gifting#a=3', '/nl/'])('leads to %s', (path) => {
    expect(from(path)).toBe(path);
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    'javascript:alert(1)',
    'elsewhere.example',
    '',
  ])('does not follow %j [ACC-003]', (origin) => {
    expect(from(origin)).toBeNull();
  });

  it('is not there without the parameter', () => {
    expect(returnAddressOf('?locale=nl_BE')).toBeNull();
  });
});
