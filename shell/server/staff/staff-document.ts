import type { FastifyReply } from 'fastify';
import { inlineHash } from '../page/document/csp';
import { escapeHtml } from '../page/document/html';

/** Text that is already HTML. */
export interface Html {
  readonly html: string;
}

type Part = string | number | Html | readonly Html[];

const printed = (part: Part): string =>
  Array.isArray(part)
    ? (part as readonly Html[]).map(({ html }) => html).join('')
    : typeof part === 'object'
      ? (part as Html).html
      : escapeHtml(String(part));

/** Escapes everything except `Html`. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: texts.map((text, index) => (index === 0 ? text : printed(parts[index - 1] ?? '') + text)).join(''),
});

export const none = html``;

/** A table with column headings. Shows `empty` without rows. */
export const table = (heads: readonly string[], rows: readonly (readonly Part[])[], empty = 'None.'): Html =>
  rows.length === 0
    ? html`<p class="quiet">${empty}</p>`
    : html`<div class="scroll" tabindex="0">
        <table>
          <thead>
            <tr>
              ${heads.map((head) => html`<th scope="col">${head}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (row) =>
                html`<tr>
                  ${row.map((cell) => html`<td>${cell}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`;

export const instant = (ms: number): string =>
  `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

const css = `:root{color-scheme:light dark}*{box-sizing:border-box}
body{margin:0 auto;max-width:76rem;padding:1.5rem 1rem 4rem;font:16px/1.5 system-ui,sans-serif;color:#20251f;background:#fbf8f2}
h1{font-size:1.6rem;margin:.5rem 0}h2{font-size:1.15rem;margin:2.2rem 0 .6rem}nav a{margin-right:1.2rem}a{color:#1f4d3d}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.9rem;font-variant-numeric:tabular-nums}
th,td{text-align:left;vertical-align:top;padding:.4rem .9rem .4rem 0;border-bottom:1px solid #d9d3c6}th{font-weight:600}
code{font-size:.85rem}.quiet{color:#5a6157}.warn{display:inline-block;padding:0 .45rem;border-radius:.3rem;background:#f6dfb0;color:#4b3400}
.bad{display:inline-block;padding:0 .45rem;border-radius:.3rem;background:#f3cfc8;color:#6b1a0d}.good{display:inline-block;padding:0 .45rem;border-radius:.3rem;background:#d4e6d8;color:#17402f}
select,input,button{font:inherit;min-height:2.75rem;padding:.3rem .7rem}label{display:block;margin:.9rem 0;max-width:36rem}select,input{display:block;width:100%}
button{border:0;border-radius:.4rem;background:#1f4d3d;color:#fff;padding:.3rem 1.2rem;cursor:pointer}
@media(prefers-color-scheme:dark){body{color:#ecebe4;background:#171b17}a{color:#9fd0b5}th,td{border-color:#3a423a}.quiet{color:#a9b0a5}}`;

// One constant string, because the CSP contains its hash.
const style: Html = { html: `<style>${css}</style>` };

const policy = [
  "default-src 'none'",
  `style-src ${inlineHash(css)}`,
  "img-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** A page for our own teams: English, without script, not cached and not indexed. */
export const sendStaffPage = (reply: FastifyReply, title: string, body: Html, status = 200): FastifyReply =>
  reply
    .code(status)
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>${title}</title>
            <link rel="icon" href="/_shell/icon.svg" type="image/svg+xml" />
            ${style}
          </head>
          <body>
            <nav>
              <a href="/_shell/status">Status</a> <a href="/_shell/releases">Choose releases</a>
              <a href="/_shell/errors">Errors</a>
              <a href="/">The shop</a>
            </nav>
            <main>
              <h1>${title}</h1>
              ${body}
            </main>
          </body>
        </html>`.html,
    );
