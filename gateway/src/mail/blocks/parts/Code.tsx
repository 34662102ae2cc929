/** @jsxImportSource react */
import { createBlock } from '../block';
import { colours, layoutTable, type } from '../mail-style';

interface CodeProps {
  readonly label: string;
  readonly code: string;
  readonly note?: string | undefined;
}

/** The code of a voucher, large, to read out or to copy. */
export const Code = createBlock<CodeProps>(
  ({ label, code, note }) => (
    <table {...layoutTable} style={{ margin: '20px 0' }}>
      <tbody>
        <tr>
          <td
            className="tint line"
            align="center"
            style={{
              backgroundColor: colours.tint,
              border: `1px dashed ${colours.line}`,
              borderRadius: 10,
              padding: '18px 12px',
            }}
          >
            <p className="muted" style={{ ...type.label, margin: 0 }}>
              {label}
            </p>
            <p
              className="ink day"
              style={{
                ...type.day,
                fontFamily: 'Menlo, Consolas, monospace',
                fontWeight: 700,
                margin: '4px 0',
              }}
            >
              {code}
            </p>
            {note && (
              <p className="muted" style={{ ...type.label, margin: 0 }}>
                {note}
              </p>
            )}
          </td>
        </tr>
      </tbody>
    </table>
  ),
  ({ label, code, note }) => [label, `  ${code}`, ...(note ? [`  ${note}`] : [])].join('\n'),
);
