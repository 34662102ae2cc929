/** Providers of a hosted captcha that the shop can use instead of its own. */
export const hostedCaptchas = ['turnstile', 'hcaptcha'] as const;
export type HostedCaptcha = (typeof hostedCaptchas)[number];
