/** @jsxImportSource react */
import { printSupportHours } from '@detour/shared-contracts/format';
import { createBlock } from '../block';
import { colours, layoutTable, type } from '../mail-style';
import type { MailHouse } from '../mail-house';

interface HelpLineProps {
  readonly house: MailHouse;
}

/** On a line of its own, so it begins with a capital. */
const hoursOf = ({ locale }: MailHouse): string => {
  const hours = printSupportHours(locale, 'phone');
  return hours.slice(0, 1).toUpperCase() + hours.slice(1);
};

/** The help line with its hours, and the contact page. */
export const HelpLine = createBlock<HelpLineProps>(
  ({ house }) => {
    const { t, phone, contactLink, isDemonstration } = house;
    const link = { ...type.body, color: colours.brand, fontWeight: 600 };
    return (
      <table {...layoutTable} style={{ marginTop: 36 }}>
        <tbody>
          <tr>
            <td
              className="tint"
              style={{ backgroundColor: colours.tint, borderRadius: 10, padding: '20px 24px' }}
            >
              <p className="ink" style={{ ...type.heading, fontSize: 18, margin: '0 0 4px' }}>
                {t('mail.helpTitle')}
              </p>
              <p className="muted" style={{ ...type.label, margin: 0 }}>
                <a className="link" href={`tel:${phone.replaceAll(/\s/g, '')}`} style={link}>
                  {phone}
                </a>
                <br />
                {hoursOf(house)}
                <br />
                {isDemonstration && (
                  <>
                    {t('legal.demoPhones')}
                    <br />
                  </>
                )}
                <a className="link" href={contactLink} style={{ ...type.label, color: colours.brand }}>
                  {t('mail.helpWrite')}
                </a>
              </p>
            </td>
          </tr>
        </tbody>
      </table>
    );
  },
  ({ house }) => {
    const { t, phone, contactLink, isDemonstration } = house;
    const note = isDemonstration ? [`  ${t('legal.demoPhones')}`] : [];
    return [t('mail.helpTitle'), `  ${phone}`, `  ${hoursOf(house)}`, ...note, `  ${contactLink}`].join('\n');
  },
);
