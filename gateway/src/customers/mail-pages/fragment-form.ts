import { createHash } from 'node:crypto';
import type { Locale } from '@detour/shared-contracts/sites';
import { createTranslate } from '../../messages/message-catalogue';
import { escape, policyOf } from '../../messages/plain-page';

// Moves the token from the fragment into the form and removes it from the address bar.
const script = `const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? '';
document.forms[0].elements.token.value = token;
document.forms[0].hidden = false;
history.replaceState(null, '', location.pathname + location.search);`;

/** Content-Security-Policy of a page with the form. */
export const fragmentPolicy = policyOf(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);

/** HTML of a button that posts the token of the page's fragment; `label` is plain text. */
export const fragmentForm = (locale: Locale, label: string): string =>
  `<form method="post" hidden><input type="hidden" name="token"><button>${escape(label)}</button></form>
<noscript><p>${escape(createTranslate(locale)('newsletter.needsScript'))}</p></noscript>
<script>${script}</script>`;

/** The posted token, or ''. */
export const postedToken = (body: unknown): string =>
  (body instanceof URLSearchParams ? body.get('token') : null) ?? '';
