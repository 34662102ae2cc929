import { scriptAddressOf, solveHosted } from './hosted-captcha';

type Page = NonNullable<Parameters<typeof solveHosted>[2]>;
type Widgets = NonNullable<Page['hcaptcha']>;

const hosted = { provider: 'hcaptcha', siteKey: 'site-key-1' } as const;

const place = document.createElement('div');
const at = (language: string) => ({ language, place });

const scripts = () => [...document.head.querySelectorAll('script')];

/** A provider that answers with a solution, or an error. */
const widgetsOf = (outcome: 'solved' | 'failed') => {
  let finish: (() => void) | undefined;
  const render = jest.fn<string, Parameters<Widgets['render']>>((box, options) => {
    expect(box.parentElement).toBe(place);
    finish = () => (outcome === 'solved' ? options.callback('token-1') : options['error-callback']());
    return 'widget-1';
  });
  return { render, execute: jest.fn(() => finish?.()), remove: jest.fn() };
};

/** What the browser does once the script has run, or could not be loaded. */
const finishScript = (type: 'load' | 'error'): void => {
  scripts().at(-1)?.dispatchEvent(new Event(type));
};

afterEach(() => document.head.replaceChildren());

describe('a hosted captcha', () => {
  it.each([
    ['turnstile', 'nl', 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&hl=nl'],
    ['hcaptcha', 'it', 'https://js.hcaptcha.com/1/api.js?render=explicit&hl=it'],
  ] as const)(
    'loads the script of %s with the language code %s [CONTACT-034]',
    (provider, language, address) => {
      expect(scriptAddressOf(provider, language)).toBe(address);
    },
  );

  it('loads its script once, through a policy that passes nothing else, and returns the solution [CONTACT-034]', async () => {
    const createPolicy = jest.fn((_name: string, rules: { createScriptURL(url: string): string }) => rules);
    const page: { -readonly [K in keyof Page]: Page[K] } = { trustedTypes: { createPolicy } };
    const solving = solveHosted(hosted, at('es'), page);
    expect(scripts().map(({ src }) => src)).toEqual([scriptAddressOf('hcaptcha', 'es')]);
    const widgets = widgetsOf('solved');
    page.hcaptcha = widgets;
    finishScript('load');
    expect(await solving).toBe('token-1');
    expect(widgets.render.mock.calls[0]?.[1]).toMatchObject({
      sitekey: 'site-key-1',
      language: 'es',
      size: 'invisible',
    });
    expect(widgets.remove).toHaveBeenCalledWith('widget-1');
    expect(place.children).toHaveLength(0);
    expect(await solveHosted(hosted, at('es'), page)).toBe('token-1');
    expect([scripts().length, createPolicy.mock.calls.length, createPolicy.mock.calls[0]?.[0]]).toEqual([
      1,
      1,
      'captcha',
    ]);
    const [, rules] = createPolicy.mock.calls[0] ?? [];
    expect(() => rules?.createScriptURL('https://js.hcaptcha.com.example/1/api.js?')).toThrow(TypeError);
  });

  it('rejects when its script cannot be loaded, and tries again the next time', async () => {
    const page: { -readonly [K in keyof Page]: Page[K] } = {};
    const failing = solveHosted(hosted, at('fr'), page);
    finishScript('error');
    await expect(failing).rejects.toThrow('could not be loaded');
    expect(scripts()).toEqual([]);
    const again = solveHosted(hosted, at('fr'), page);
    page.hcaptcha = widgetsOf('solved');
    finishScript('load');
    expect(await again).toBe('token-1');
  });

  it('rejects when the provider names no solution', async () => {
    await expect(solveHosted(hosted, at('fr'), { hcaptcha: widgetsOf('failed') })).rejects.toThrow(
      'no solution',
    );
  });
});
