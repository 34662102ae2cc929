import type { HostedCaptcha } from '@detour/shared-contracts/platform';
import type { GatewayContext } from '../../context/context';
import type { Config } from '../../settings/settings';

/** Addresses that check a solution. */
const verifyUrls: Readonly<Record<HostedCaptcha, string>> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
};

/** Most milliseconds that a message waits for the provider. */
const timeout = 5000;

interface Hosted {
  readonly provider: HostedCaptcha;
  readonly siteKey: string;
}

/** What the browser needs of the configured provider. Null for the shop's own captcha. */
export const hostedCaptchaOf = ({ captchaProvider, captchaSiteKey = '' }: Config): Hosted | null =>
  captchaProvider === 'altcha' ? null : { provider: captchaProvider, siteKey: captchaSiteKey };

/**
 * Asks the provider about a solution, without the visitor's address. False when it rejects the solution, and, with a line in the log, when it
 * gives no usable answer: the visitor keeps the message and can send it again. The provider accepts a solution once.
 */
export const createHostedVerify = (
  { provider, siteKey }: Hosted,
  { config, log }: Pick<GatewayContext, 'config' | 'log'>,
): ((solution: string) => Promise<boolean>) => {
  const url = config.captchaVerifyUrl ?? verifyUrls[provider];
  const failed = (reason: string): boolean => {
    log.error(
      { provider, reason },
      'the provider of the captcha gave no usable answer; a message was rejected',
    );
    return false;
  };
  return async (solution) => {
    if (solution === '') return false;
    const body = new URLSearchParams({
      secret: config.captchaSecret ?? '',
      response: solution,
      ...(provider === 'hcaptcha' && { sitekey: siteKey }),
    });
    try {
      const answer = await fetch(url, {
        method: 'POST',
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      if (!answer.ok) return failed(`status ${answer.status}`);
      const { success } = ((await answer.json()) ?? {}) as { readonly success?: unknown };
      return typeof success === 'boolean' ? success : failed('no member "success"');
    } catch (error) {
      return failed(error instanceof Error ? error.name : 'unknown');
    }
  };
};
