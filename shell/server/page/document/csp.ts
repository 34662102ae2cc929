import { createHash } from 'node:crypto';
import type { HostedCaptcha } from '@detour/shared-contracts/platform';

/** CSP source of an inline text: `'sha256-…'`. */
export const inlineHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** Emotion inserts its rules into an empty `<style>`. */
const emptyStyle = inlineHash('');

interface PolicyInput {
  /** The two scripts of each page, and the hashes of the composition. */
  readonly inlineScripts: readonly string[];
  /** `sha384-…` of each script in the HTML. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** True when a key of the hosted map service is set. */
  readonly maps?: boolean;
  /** True when payments use Stripe. */
  readonly stripe?: boolean;
  /** Provider of a hosted captcha. Null or absent for our own. */
  readonly captcha?: HostedCaptcha | null;
  /** True for customer care, whose desk shows mails in frames of this host. */
  readonly ownFrames?: boolean;
}

const stripeScripts = 'https://js.stripe.com https://*.js.stripe.com';

/** Allows Stripe's script, frames and API. A separate Trusted Types policy loads it, which allows one URL (decision 0715). */
const openedForStripe = (rule: string): readonly string[] => {
  if (rule.startsWith('script-src')) return [`${rule} ${stripeScripts}`];
  if (rule.startsWith('connect-src')) return [`${rule} https://api.stripe.com`];
  return [rule.startsWith('trusted-types') ? `${rule} stripe-js` : rule];
};

const captchaHosts: Readonly<Record<HostedCaptcha, string>> = {
  turnstile: 'https://challenges.cloudflare.com',
  hcaptcha: 'https://hcaptcha.com https://*.hcaptcha.com',
};

/** Allows script, frames and API of a hosted captcha. A Trusted Types policy of its own passes its script only (record 1088). */
const openedForCaptcha =
  (provider: HostedCaptcha) =>
  (rule: string): string => {
    if (/^(script|connect)-src/.test(rule)) return `${rule} ${captchaHosts[provider]}`;
    return rule.startsWith('trusted-types') ? `${rule} captcha` : rule;
  };

// Hosts of the map service. It writes styles and script URLs itself, without hashes and without our policy. Setting its key
// accepts this.
const mapHosts = 'https://*.googleapis.com https://*.gstatic.com';

const openedForMaps = (rule: string): string | null => {
  if (rule.startsWith('style-src')) return `style-src 'self' 'unsafe-inline' https://fonts.googleapis.com`;
  if (/^(img|connect|font)-src/.test(rule)) return `${rule} ${mapHosts}`;
  return /trusted-types/.test(rule) ? null : rule;
};

const frameRule = ({
  stripe,
  captcha,
  ownFrames,
}: Pick<PolicyInput, 'stripe' | 'captcha' | 'ownFrames'>): readonly string[] => {
  const sources = [
    ...(ownFrames ? ["'self'"] : []),
    ...(stripe ? [stripeScripts, 'https://hooks.stripe.com'] : []),
    ...(captcha ? [captchaHosts[captcha]] : []),
  ];
  return sources.length > 0 ? [`frame-src ${sources.join(' ')}`] : [];
};

/** Uses hashes instead of nonces, so that the HTML can be cached. Nothing unsafe, one Trusted Types policy. */
export const contentSecurityPolicy = ({
  inlineScripts,
  scripts,
  styles,
  maps = false,
  stripe = false,
  captcha = null,
  ownFrames = false,
}: PolicyInput): string =>
  [
    "default-src 'none'",
    `script-src ${[...inlineScripts.map(inlineHash), ...scripts.map((hash) => `'${hash}'`)].join(' ')} 'strict-dynamic'`,
    `style-src ${[...new Set([emptyStyle, ...styles.map(inlineHash)])].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    ...frameRule({ stripe, captcha, ownFrames }),
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types detour',
    'report-uri /api/csp-report',
  ]
    .flatMap((rule) => (maps ? (openedForMaps(rule) ?? []) : rule))
    .flatMap((rule) => (stripe ? openedForStripe(rule) : rule))
    .map(captcha ? openedForCaptcha(captcha) : (rule) => rule)
    .join('; ');
