import fc from 'fast-check';
import { isPlainTarget } from './request-target';

describe('isPlainTarget', () => {
  it.each([
    '/',
    '/recherche?page=2',
    '/api/x?next=//evil.example&path=../a&text=100%&%zz',
    '/h%C3%B4tel/caf%C3%A9-1',
    '/a/..b/c..d/...',
    '/api/x?a=%00%2f',
    "/a;b=1,2!$'()*~@:",
  ])('accepts %s', (target) => {
    expect(isPlainTarget(target)).toBe(true);
  });

  it.each([
    '',
    '*',
    'api/x',
    'http://evil.example/api/x',
    '//evil.example/api/x',
    '/\\evil.example',
    '/api\\x',
    '/api/x?a=\\',
    '/recherche#a=2',
    '/api/../_shell/status',
    '/api/..',
    '/./api',
    '/api/%2e%2e/x',
    '/api/.%2E/x',
    '/api%2fx',
    '/api/x%5Cy',
    '/api/%00',
    '/api/%0d%0aX:%20y',
    '/api/%7f',
    '/api/%',
    '/api/%zz',
    '/api/%ff',
    '/api/ x',
    '/api/é',
  ])('rejects %j', (target) => {
    expect(isPlainTarget(target)).toBe(false);
  });

  it('accepts only paths that the URL standard leaves unchanged', () => {
    const part = fc.constantFrom(
      '/',
      '.',
      '%2e',
      '%2E',
      '\\',
      'a',
      '%61',
      '?',
      '#',
      '@',
      ':',
      '%00',
      '%5c',
      ';',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const target = `/${parts.join('')}`;
        if (!isPlainTarget(target)) return;
        const url = new URL(target, 'http://gateway.invalid');
        expect(url.origin).toBe('http://gateway.invalid');
        expect(url.pathname + (target.includes('?') ? target.slice(target.indexOf('?')) : '')).toBe(target);
      }),
      { numRuns: 5000 },
    );
  });
});
