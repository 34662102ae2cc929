/** @jsxImportSource react */
import { createBlock } from '../block';
import { colours, type } from '../mail-style';
import { SectionHead } from './Section';

export interface AmountRow {
  readonly label: string;
  /** Formatted, with its sign. */
  readonly amount: string;
  /** When or how it arrives. */
  readonly note?: string | undefined;
  /** The sum of the rows above. */
  readonly total?: boolean | undefined;
}

interface AmountsProps {
  readonly title: string;
  readonly rows: readonly AmountRow[];
}

const Row = ({ label, amount, note, total = false }: AmountRow) => {
  const edge = total ? `2px solid ${colours.line}` : `1px solid ${colours.line}`;
  const style = { ...type.body, borderTop: edge, padding: '10px 0', verticalAlign: 'top' } as const;
  const weight = { fontWeight: total ? 700 : 'normal' } as const;
  return (
    <tr>
      <th scope="row" align="left" className="ink line" style={{ ...style, ...weight, paddingRight: 16 }}>
        {label}
        {note && (
          <span className="muted" style={{ ...type.label, fontWeight: 'normal' }}>
            <br />
            {note}
          </span>
        )}
      </th>
      <td align="right" className="ink line" style={{ ...style, ...weight }}>
        {amount}
      </td>
    </tr>
  );
};

/** Sums of money, each way on its own: card and vouchers never in one figure. */
export const Amounts = createBlock<AmountsProps>(
  ({ title, rows }) => (
    <>
      <SectionHead>{title}</SectionHead>
      <table width="100%" cellPadding={0} cellSpacing={0} border={0} style={{ borderCollapse: 'collapse' }}>
        <tbody>
          {rows.map((row) => (
            <Row key={row.label} {...row} />
          ))}
        </tbody>
      </table>
    </>
  ),
  ({ title, rows }) =>
    [
      title,
      ...rows.map(({ label, amount, note }) => `  ${amount}  ${label}${note ? ` (${note})` : ''}`),
    ].join('\n'),
);
