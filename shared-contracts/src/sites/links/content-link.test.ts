import { contentLink } from './content-link';

describe('contentLink', () => {
  it.each(['/recherche?page=2#a=1', '/', 'https://example.org/a?b=1'])('accepts %j', (href) => {
    expect(contentLink(href)).toBe(href);
  });

  it.each([
    '',
    'recherche',
    'javascript:alert(1)',
    'http://example.org',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'https://',
  ])('rejects %j', (href) => {
    expect(contentLink(href)).toBeNull();
  });
});
