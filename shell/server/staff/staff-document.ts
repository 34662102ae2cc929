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

/** A table with column headings; on a phone each row is a list of them. Shows `empty` without rows. */
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
                  ${row.map(
                    (cell, index) => html`<td data-label="${heads[index] ?? ''}"><div>${cell}</div></td>`,
                  )}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`;

export const instant = (ms: number): string =>
  `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

// Values of the design tokens; these pages load no script, and no style but this one.
const css = `@font-face{font-family:Figtree;src:url(/_shell/fonts/figtree-1.woff2) format("woff2");font-weight:400 680;font-display:swap}
@font-face{font-family:Fraunces;src:url(/_shell/fonts/fraunces-3.woff2) format("woff2");font-weight:460 560;font-display:swap}
:root{color-scheme:light}*{box-sizing:border-box}
body{margin:0;font:400 1rem/1.5 Figtree,system-ui,sans-serif;color:#22261f;background:#fbf8f2}
header{border-bottom:1px solid #e3dbcc}header>div,main{margin:0 auto;max-width:80rem;padding-inline:clamp(1.25rem,3vw,2.5rem)}
header>div{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 2rem;padding-block:.5rem}main{padding-block:1.5rem 4rem}
.brand{margin-inline-end:auto;font:560 1.5rem/1.2 Fraunces,Georgia,serif;color:#1f4d3d}nav{display:flex;flex-wrap:wrap;gap:0 1.5rem}
nav a{display:inline-flex;align-items:center;min-height:2.75rem;font-weight:540}a{color:#1f4d3d;text-underline-offset:.2em}
:focus-visible{outline:2.5px solid #22261f;outline-offset:3px;border-radius:4px}
h1,h2{font-family:Fraunces,Georgia,serif;letter-spacing:-.012em;line-height:1.16;font-weight:480}h1{font-size:2rem;margin:.5rem 0 1rem}h2{font-size:1.3125rem;margin:2.5rem 0 .75rem}
.scroll{overflow-x:auto;border:1px solid #e3dbcc;border-radius:.75rem;background:#fff}table{border-collapse:collapse;width:100%;font-size:.9375rem;font-variant-numeric:tabular-nums}
th,td{text-align:left;vertical-align:top;padding:.6rem 1rem;border-bottom:1px solid #e3dbcc}tr:last-child td{border-bottom:0}th{font-weight:540;color:#595e54;white-space:nowrap}
code{font-size:.85em;overflow-wrap:anywhere}.quiet{color:#595e54}.warn,.bad,.good{display:inline-block;padding:.15rem .5rem;border-radius:.375rem;font-size:.8125rem;font-weight:600}
.warn{background:#faebc8;color:#7d5200}.bad{background:#fae3de;color:#a3271f}.good{background:#e1eddd;color:#2a6844}
select,input,button{font:inherit;min-height:2.75rem;padding:.3rem .75rem}select,input{display:block;width:100%;border:1px solid #85857a;border-radius:.5rem;background:#fff;color:inherit}
label{display:block;margin:.9rem 0;max-width:36rem}button{border:0;border-radius:.5rem;background:#1f4d3d;color:#fbf8f2;font-weight:600;padding-inline:1.4rem;cursor:pointer}
@media(max-width:767.98px){thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}table,tbody,tr,td{display:block}tr{padding:.75rem 1rem;border-bottom:1px solid #e3dbcc}tr:last-child{border-bottom:0}
td{display:grid;grid-template-columns:7.5rem minmax(0,1fr);gap:.75rem;padding:.2rem 0;border:0;overflow-wrap:anywhere}td::before{content:attr(data-label);color:#595e54}}`;

// One constant string, because the CSP contains its hash.
const style: Html = { html: `<style>${css}</style>` };

const policy = [
  "default-src 'none'",
  `style-src ${inlineHash(css)}`,
  "img-src 'self'",
  "font-src 'self'",
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
            <header>
              <div>
                <span class="brand">Détour</span>
                <nav aria-label="Pages of the team">
                  <a href="/_shell/status">Status</a>
                  <a href="/_shell/releases">Choose releases</a>
                  <a href="/_shell/errors">Errors</a>
                  <a href="/">The shop</a>
                </nav>
              </div>
            </header>
            <main>
              <h1>${title}</h1>
              ${body}
            </main>
          </body>
        </html>`.html,
    );
