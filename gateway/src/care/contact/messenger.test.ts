import { messengerUrl } from './messenger';

const settings = {
  environment: 'production' as const,
  messengerAppId: 'a b',
  messengerUrl: 'https://chat.example/{appId}?lang={language}',
};

describe('the messenger', () => {
  it('has the URL of its app, in the language of the site [CONTACT-007]', () => {
    expect(messengerUrl(settings, 'nl_BE')).toBe('https://chat.example/a%20b?lang=nl');
  });

  it.each([
    ['es_ES', 'development', true],
    ['fr_FR', 'development', false],
    ['fr_FR', 'production', true],
  ] as const)('in %s and %s is available: %s [CONTACT-007]', (locale, environment, isThere) => {
    expect(messengerUrl({ ...settings, environment }, locale) !== null).toBe(isThere);
  });

  it('is not available without an app id or a URL [CONTACT-006] [CONTACT-007]', () => {
    expect(messengerUrl({ ...settings, messengerAppId: '' }, 'es_ES')).toBeNull();
    expect(messengerUrl({ ...settings, messengerUrl: '' }, 'es_ES')).toBeNull();
  });
});
