import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs the page's inline script at a URL and returns the resulting URL. */
const bootAt = (address: string): string => {
  history.replaceState({ kept: true }, '', address);
  // oxlint-disable-next-line no-new-func -- it is inline in every page, and exports nothing
  new Function(readFileSync(join(__dirname, 'boot.js'), 'utf8'))();
  return location.pathname + location.search + location.hash;
};

describe('the inline script of a page', () => {
  it('removes payment secrets from the URL first, and keeps the rest', () => {
    const before = history.length;
    const secret = 'payment_intent_client_secret=pi_1_secret_2';
    expect(bootAt(`/p?order=o&payment_intent=pi_1&${secret}&redirect_status=succeeded#a=2`)).toBe(
      '/p?order=o&payment_intent=pi_1&redirect_status=succeeded#a=2',
    );
    expect(bootAt(`/p?${secret}&order=o`)).toBe('/p?order=o');
    expect(bootAt(`/p?${secret}`)).toBe('/p');
    expect(history.state).toEqual({ kept: true });
    expect(history.length).toBe(before);
  });

  it('leaves any other URL unchanged', () => {
    for (const address of ['/p', '/p?order=o%20p&x=', '/p?a=1#payment_intent_client_secret=x'])
      expect(bootAt(address)).toBe(address);
  });
});
