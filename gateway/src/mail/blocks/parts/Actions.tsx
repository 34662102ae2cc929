/** @jsxImportSource react */
import { createBlock } from '../block';
import { colours, type } from '../mail-style';

interface Action {
  readonly label: string;
  readonly href: string;
}

interface ActionsProps {
  readonly main: Action;
  /** Further actions, as links below the button. */
  readonly more?: readonly Action[];
}

/** One button, and links. The cell carries the colour, so that Outlook draws a button too. */
export const Actions = createBlock<ActionsProps>(
  ({ main, more = [] }) => (
    <>
      <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={{ margin: '28px 0 0' }}>
        <tbody>
          <tr>
            <td
              className="button"
              style={{ backgroundColor: colours.brand, borderRadius: 8, padding: '14px 28px' }}
            >
              <a
                className="onbutton"
                href={main.href}
                style={{
                  ...type.body,
                  fontSize: 17,
                  fontWeight: 600,
                  color: colours.onBrand,
                  textDecoration: 'none',
                }}
              >
                {main.label}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
      {more.length > 0 && (
        <p className="ink" style={{ ...type.body, margin: '16px 0 0' }}>
          {more.map(({ label, href }, index) => (
            <span key={href}>
              {index > 0 && <span className="muted">{'\u00a0\u00a0·\u00a0 '}</span>}
              <a className="link" href={href} style={{ color: colours.brand, textDecoration: 'underline' }}>
                {label}
              </a>
            </span>
          ))}
        </p>
      )}
    </>
  ),
  ({ main, more = [] }) => [main, ...more].map(({ label, href }) => `${label}\n${href}`).join('\n\n'),
);
