interface CaptchaValues {
  readonly captchaProvider: 'altcha' | 'turnstile' | 'hcaptcha' | undefined;
  readonly captchaSiteKey: string | undefined;
  readonly captchaSecret: string | undefined;
  readonly captchaVerifyUrl: string | undefined;
  readonly environment: 'development' | 'production' | undefined;
}

const isLoopback = (address: string): boolean =>
  URL.canParse(address) && ['127.0.0.1', '[::1]', 'localhost'].includes(new URL(address).hostname);

const isAllowed = (address: string, isProduction: boolean): boolean =>
  /^https:\/\/[^\s/]/.test(address) || (!isProduction && isLoopback(address));

/** Returns a sentence for each invalid setting of the captcha. No sentence repeats the value of a key. */
export const captchaFailures = ({
  captchaProvider = 'altcha',
  captchaSiteKey,
  captchaSecret,
  captchaVerifyUrl,
  environment,
}: CaptchaValues): readonly string[] => {
  if (captchaProvider === 'altcha') return [];
  const failures: string[] = [];
  if (!/^[\w-]{10,100}$/.test(captchaSiteKey ?? ''))
    failures.push(`CAPTCHA_SITE_KEY must be the site key of ${captchaProvider}.`);
  if (!captchaSecret) failures.push(`CAPTCHA_SECRET must be the secret of ${captchaProvider}.`);
  if (captchaVerifyUrl !== undefined && !isAllowed(captchaVerifyUrl, environment === 'production'))
    failures.push(
      'CAPTCHA_VERIFY_URL must begin with https://; outside production it may be an address of this machine.',
    );
  return failures;
};
