/** @jest-environment node */
import { isCrawler } from './crawler';

describe('a crawler', () => {
  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'facebookexternalhit/1.1',
    'Twitterbot/1.0',
    'WhatsApp/2.23.20.0',
    'Mozilla/5.0 (Windows NT 6.1) SkypeUriPreview Preview/0.5',
  ])('is %s', (userAgent) => {
    expect(isCrawler(userAgent)).toBe(true);
  });

  it.each([
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 11) Chrome/140.0 Mobile Safari/537.36 Chrome-Lighthouse',
    'curl/8.5.0',
    'Mozilla/5.0 CUBOT_X18 Chrome/140.0 Mobile',
    undefined,
  ])('is not %s', (userAgent) => {
    expect(isCrawler(userAgent)).toBe(false);
  });
});
