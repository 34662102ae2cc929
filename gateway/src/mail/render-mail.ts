import { languageTagOf, type Locale } from '@detour/shared-contracts/sites';
import type { MailText } from '../messages/mail-text';
import type { Fact } from '../messages/speech';

export interface MailPage {
  readonly text: MailText;
  readonly locale: Locale;
  readonly brand: string;
  /** Absolute URL of the button. */
  readonly link: string;
  /** Absolute URL of a 3:2 picture. */
  readonly cover: string | null;
  /** Link at the end, such as unsubscribe. */
  readonly smallLink?: { readonly label: string; readonly link: string };
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

// Mail programs support neither variables nor web fonts, so the tokens are values and the font is Georgia.
const colours = {
  ground: '#FBF8F2',
  ink: '#22261F',
  muted: '#595E54',
  line: '#E3DBCC',
  brand: '#1F4D3D',
  accent: '#B0502D',
};
const sans = 'font-family:Figtree,Helvetica,Arial,sans-serif';
const serif = 'font-family:Georgia,serif';

const darkStyle = `@media (prefers-color-scheme: dark) {
  .ground { background: #1B1F18 !important; }
  .ink { color: #FBF8F2 !important; }
  .muted { color: #C9D6CB !important; }
  .line { border-color: #3A4036 !important; }
  .brand { color: #8FB79F !important; }
  .button { background: #8FB79F !important; color: #1B1F18 !important; }
}
@media (max-width: 640px) { .page { width: 100% !important; } .cover { height: auto !important; } }`;

const row = ({ label, lines }: Fact): string => `<tr>
<td class="muted line" style="${sans};font-size:15px;line-height:22px;color:${colours.muted};padding:12px 16px 12px 0;border-top:1px solid ${colours.line};vertical-align:top;width:38%">${escape(label)}</td>
<td class="ink line" style="${sans};font-size:16px;line-height:22px;color:${colours.ink};padding:12px 0;border-top:1px solid ${colours.line};vertical-align:top">${lines.map(escape).join('<br>')}</td>
</tr>`;

const paragraph = (text: string): string =>
  `<p class="ink" style="${sans};font-size:16px;line-height:24px;color:${colours.ink};margin:0 0 16px">${escape(text)}</p>`;

const small = (text: string): string =>
  `<p class="muted" style="${sans};font-size:13px;line-height:18px;color:${colours.muted};margin:0 0 8px">${escape(text)}</p>`;

const smallLinkOf = ({ smallLink }: MailPage): string =>
  smallLink
    ? `<p style="margin:0 0 8px"><a class="muted" href="${escape(smallLink.link)}" style="${sans};font-size:13px;line-height:18px;color:${colours.muted}">${escape(smallLink.label)}</a></p>`
    : '';

const wordMark = (brand: string): string =>
  `<p class="brand" style="${serif};font-size:28px;line-height:36px;letter-spacing:-0.035em;color:${colours.brand};margin:0 0 24px">${escape(brand).replace('é', `<span style="color:${colours.accent}">é</span>`)}</p>`;

const button = (label: string, link: string): string =>
  `<p style="margin:28px 0"><a class="button" href="${escape(link)}" style="${sans};display:inline-block;font-size:17px;font-weight:600;line-height:52px;padding:0 28px;border-radius:8px;background:${colours.brand};color:#FBF8F2;text-decoration:none">${escape(label)}</a></p>`;

const picture = (cover: string): string =>
  `<img class="cover" src="${escape(cover)}" width="600" height="400" alt="" style="display:block;width:100%;background:#F3EDE1;border-radius:12px;margin:0 0 28px">`;

/** Renders a mail as HTML: 600 px, one picture, a table of facts, one button; dark in mail programs with a dark theme. */
export const renderMailHtml = (page: MailPage): string => {
  const { text, locale, brand, link, cover } = page;
  return `<!doctype html>
<html lang="${languageTagOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escape(text.subject)}</title>
<style>${darkStyle}</style>
</head>
<body class="ground" style="margin:0;background:${colours.ground}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 20px">
<table role="presentation" class="page" width="600" cellpadding="0" cellspacing="0" style="width:600px;max-width:100%"><tr><td>
${wordMark(brand)}
${cover ? picture(cover) : ''}
<h1 class="ink" style="${serif};font-weight:normal;font-size:32px;line-height:38px;color:${colours.ink};margin:0 0 16px">${escape(text.title)}</h1>
${paragraph(text.greeting)}
${paragraph(text.lead)}
<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:12px 0 0">
${text.facts.map(row).join('\n')}
</table>
${button(text.button, link)}
${text.notes.map(paragraph).join('\n')}
${text.footer.map(small).join('\n')}
${smallLinkOf(page)}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
};

/** The same as plain text. */
export const renderMailText = ({ text, link, smallLink }: MailPage): string =>
  [
    text.title,
    '',
    text.greeting,
    text.lead,
    '',
    ...text.facts.flatMap(({ label, lines }) => [label, ...lines.map((line) => `  ${line}`), '']),
    text.button,
    link,
    '',
    ...text.notes,
    '',
    '-- ',
    ...text.footer,
    ...(smallLink ? [`${smallLink.label}: ${smallLink.link}`] : []),
    '',
  ].join('\n');
