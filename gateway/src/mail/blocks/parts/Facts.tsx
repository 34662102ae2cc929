/** @jsxImportSource react */
import type { Fact } from '../../../messages/speech';
import { createBlock } from '../block';
import { colours, type } from '../mail-style';

interface FactsProps {
  readonly facts: readonly Fact[];
}

const cell = { borderTop: `1px solid ${colours.line}`, verticalAlign: 'top' } as const;

/** Labels and their values. Nothing for an empty list. */
export const Facts = createBlock<FactsProps>(
  ({ facts }) =>
    facts.length > 0 && (
      <table
        width="100%"
        cellPadding={0}
        cellSpacing={0}
        border={0}
        style={{ borderCollapse: 'collapse', marginTop: 24 }}
      >
        <tbody>
          {facts.map(({ label, lines }) => (
            <tr key={label}>
              <th
                scope="row"
                align="left"
                className="muted line"
                style={{
                  ...type.label,
                  ...cell,
                  width: '36%',
                  fontWeight: 'normal',
                  padding: '13px 14px 11px 0',
                }}
              >
                {label}
              </th>
              <td className="ink line" style={{ ...type.body, ...cell, padding: '11px 0' }}>
                {lines.map((line, index) => (
                  <span
                    key={line}
                    className={index === 0 ? 'ink' : 'muted'}
                    style={index === 0 ? {} : type.label}
                  >
                    {index > 0 && <br />}
                    {line}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    ),
  ({ facts }) =>
    facts.map(({ label, lines }) => [label, ...lines.map((line) => `  ${line}`)].join('\n')).join('\n\n'),
);
