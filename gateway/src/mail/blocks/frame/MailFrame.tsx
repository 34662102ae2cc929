/** @jsxImportSource react */
import { languageTagOf } from '@detour/shared-contracts/sites';
import type { ReactNode } from 'react';
import { createBlock } from '../block';
import { colours, layoutTable, styleSheet } from '../mail-style';
import type { MailHouse } from '../mail-house';
import { Cover } from './Cover';
import { Footer } from './Footer';
import { HelpLine } from './HelpLine';
import { Preheader } from './Preheader';
import { WordMark } from './WordMark';

interface MailFrameProps {
  readonly house: MailHouse;
  readonly subject: string;
  readonly preheader: string;
  /** Absolute URL of a picture, and its alternative text. */
  readonly cover?: { readonly src: string; readonly alt: string } | null | undefined;
  /** Lines of the footer, and its link. */
  readonly footer: readonly string[];
  readonly footerLink?: { readonly label: string; readonly href: string } | undefined;
  /** False for mails to the team. */
  readonly help?: boolean;
  readonly children: ReactNode;
}

const Card = ({ house, cover, help = true, children }: Omit<MailFrameProps, 'subject' | 'footer'>) => (
  <table {...layoutTable} className="card" style={{ backgroundColor: colours.card, borderRadius: 14 }}>
    <tbody>
      <tr>
        <td>
          <WordMark house={house} />
          {cover && <Cover {...cover} />}
        </td>
      </tr>
      <tr>
        <td className="inner" style={{ padding: '32px 40px 40px' }}>
          {children}
          {help && <HelpLine house={house} />}
        </td>
      </tr>
    </tbody>
  </table>
);

/** The lines of a letter, and in every one that a demonstration sells nothing. */
const linesOf = ({ t, isDemonstration }: MailHouse, lines: readonly string[]): readonly string[] =>
  isDemonstration ? [...lines, t('legal.demoCatalogue')] : lines;

/**
 * The page of every letter: word mark, cover, content, help line, footer. At most 600 px wide, for programs with and without dark colours,
 * style sheets and pictures.
 */
export const MailFrame = createBlock<MailFrameProps>(
  ({ subject, preheader, footer, footerLink, ...card }) => (
    <html lang={languageTagOf(card.house.locale)} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{subject}</title>
        <style dangerouslySetInnerHTML={{ __html: styleSheet }} />
      </head>
      <body className="ground" style={{ margin: 0, padding: 0, backgroundColor: colours.ground }}>
        <Preheader text={preheader} />
        <table {...layoutTable} className="ground" style={{ backgroundColor: colours.ground }}>
          <tbody>
            <tr>
              <td className="outer" align="center" style={{ padding: '24px 12px' }}>
                <table
                  {...layoutTable}
                  width={600}
                  className="page"
                  style={{ width: 600, maxWidth: '100%', textAlign: 'left' }}
                >
                  <tbody>
                    <tr>
                      <td>
                        <Card preheader={preheader} {...card} />
                      </td>
                    </tr>
                    <tr>
                      <td className="inner" style={{ padding: '20px 40px 32px' }}>
                        <Footer lines={linesOf(card.house, footer)} link={footerLink} />
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  ),
  ({ house, footer, footerLink, help = true }, inner) =>
    [
      inner,
      ...(help ? [HelpLine.plain({ house }, '')] : []),
      Footer.plain({ lines: linesOf(house, footer), link: footerLink }, ''),
    ].join('\n\n'),
);
