import { readFileSync } from 'node:fs';
import { loadStripeScript, stripeJsUrl } from './stripe-script';

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>(`script[src="${stripeJsUrl}"]`)];

afterEach(() => scripts().forEach((script) => script.remove()));

describe('the script of Stripe', () => {
  it('is the URL that the installed library expects', () => {
    const library = readFileSync(
      require.resolve('@stripe/stripe-js/pure').replace(/pure\/index\.js$/, 'dist/pure.js'),
      'utf8',
    );
    const train = /RELEASE_TRAIN = '(\w+)'/.exec(library)?.[1];
    expect(stripeJsUrl).toBe(`https://js.stripe.com/${train}/stripe.js`);
  });

  it('uses a Trusted Types policy that allows one URL and is created once', async () => {
    const made: string[] = [];
    const page = {
      trustedTypes: {
        createPolicy: (name: string, rules: { createScriptURL(): string }) => {
          made.push(name);
          return rules;
        },
      },
    };
    const [first, second] = [loadStripeScript(page), loadStripeScript(page)];
    scripts().forEach((script) => script.dispatchEvent(new Event('load')));
    await Promise.all([first, second]);
    expect(made).toEqual(['stripe-js']);
  });

  it('is requested again after a failure, without leaving an element behind', async () => {
    const page = {};
    const failed = loadStripeScript(page);
    scripts()[0]?.dispatchEvent(new Event('error'));
    await expect(failed).rejects.toThrow('could not be loaded');
    expect(scripts()).toEqual([]);
    const again = loadStripeScript(page);
    scripts()[0]?.dispatchEvent(new Event('load'));
    await again;
  });

  it('is not requested if already loaded', async () => {
    await loadStripeScript({ Stripe: () => undefined });
    expect(scripts()).toEqual([]);
  });
});
