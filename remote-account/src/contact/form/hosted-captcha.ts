import type { ContactSettings } from '@detour/shared-contracts/api';

type Hosted = NonNullable<ContactSettings['hosted']>;

interface WidgetOptions {
  readonly sitekey: string;
  readonly language: string;
  readonly hl: string;
  readonly callback: (token: string) => void;
  readonly 'error-callback': () => void;
  readonly [option: string]: unknown;
}

/** What both providers offer as a global of the page. */
interface Widgets {
  render(element: HTMLElement, options: WidgetOptions): string;
  execute(id: string): unknown;
  remove?(id: string): void;
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown };
}

interface CaptchaPage {
  readonly turnstile?: Widgets;
  readonly hcaptcha?: Widgets;
  readonly trustedTypes?: TrustedTypes;
  /** Kept, because a document can create a policy only once. */
  detourCaptcha?: ReturnType<TrustedTypes['createPolicy']>;
}

const addresses: Readonly<Record<Hosted['provider'], string>> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
  hcaptcha: 'https://js.hcaptcha.com/1/api.js',
};

/** Without a box to tick, unless the provider wants one. */
const looks: Readonly<Record<Hosted['provider'], object>> = {
  turnstile: { execution: 'execute', appearance: 'interaction-only' },
  hcaptcha: { size: 'invisible' },
};

/** Most milliseconds until the provider names a solution; a visitor may have to look at pictures. */
const patience = 120_000;

/** Address of a provider's script in a language of two letters. @spec CONTACT-034 */
export const scriptAddressOf = (provider: Hosted['provider'], language: string): string =>
  `${addresses[provider]}?render=explicit&hl=${encodeURIComponent(language)}`;

/** The policy passes scripts of the two providers only. The CSP allows it only where one is configured. */
const trusted = (address: string, page: CaptchaPage): unknown => {
  if (!page.trustedTypes) return address;
  page.detourCaptcha ??= page.trustedTypes.createPolicy('captcha', {
    createScriptURL: (url) => {
      if (!Object.values(addresses).some((known) => url.startsWith(`${known}?`)))
        throw new TypeError(`${url} is not a script of a captcha.`);
      return url;
    },
  });
  return page.detourCaptcha.createScriptURL(address);
};

const loadScript = (address: string, page: CaptchaPage): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trusted(address, page) as string;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The script of the captcha could not be loaded.'));
    });
    document.head.append(script);
  });

/**
 * Gets a solution from a hosted captcha. Loads the provider's script, in the language of the page, when the first message is sent: a visitor who
 * only reads loads nothing. `place` is seen beside the button of the form, because a provider may want a box to be ticked. Rejects when the script or the solution fails; a later call tries again. @spec CONTACT-034
 */
export const solveHosted = async (
  { provider, siteKey }: Hosted,
  { language, place }: { readonly language: string; readonly place: HTMLElement },
  page: CaptchaPage = globalThis as CaptchaPage,
): Promise<string> => {
  if (!page[provider]) await loadScript(scriptAddressOf(provider, language), page);
  const widgets = page[provider];
  if (!widgets) throw new Error(`The script of ${provider} defined nothing.`);
  const box = place.appendChild(document.createElement('div'));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave = (): void => undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = (): void => reject(new Error(`${provider} named no solution.`));
      timer = setTimeout(fail, patience);
      const id = widgets.render(box, {
        sitekey: siteKey,
        language,
        hl: language,
        callback: resolve,
        'error-callback': fail,
        ...looks[provider],
      });
      leave = () => widgets.remove?.(id);
      widgets.execute(id);
    });
  } finally {
    clearTimeout(timer);
    leave();
    box.remove();
  }
};
