import { createHash } from 'node:crypto';

/** CSP source of an inline text: `'sha256-…'`. */
export const inlineHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** Emotion inserts its rules into an empty `<style>`. */
const emptyStyle = inlineHash('');

interface PolicyInput {
  readonly bootScript: string;
  /** `sha384-…` of each script in the HTML. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** By hash, not by nonce, so that the HTML can be shared; nothing unsafe, one Trusted Types policy. */
export const contentSecurityPolicy = ({ bootScript, scripts, styles }: PolicyInput): string =>
  [
    "default-src 'none'",
    `script-src ${[inlineHash(bootScript), ...scripts.map((hash) => `'${hash}'`)].join(' ')} 'strict-dynamic'`,
    `style-src ${[...new Set([emptyStyle, ...styles.map(inlineHash)])].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types detour',
    'report-uri /api/csp-report',
  ].join('; ');
