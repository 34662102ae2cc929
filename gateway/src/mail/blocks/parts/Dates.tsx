/** @jsxImportSource react */
import { createBlock } from '../block';
import { layoutTable, colours, type } from '../mail-style';

interface Day {
  readonly label: string;
  /** The date, in large. */
  readonly day: string;
  /** From or until when. */
  readonly hour: string;
}

interface DatesProps {
  readonly days: readonly [Day, Day];
}

/** Arrival and departure, side by side. */
export const Dates = createBlock<DatesProps>(
  ({ days }) => (
    <table
      {...layoutTable}
      className="tint"
      style={{ backgroundColor: colours.tint, borderRadius: 10, margin: '20px 0 8px' }}
    >
      <tbody>
        <tr>
          {days.map(({ label, day, hour }) => (
            <td key={label} width="50%" valign="top" style={{ padding: '18px 12px 18px 20px' }}>
              <p className="muted" style={{ ...type.label, margin: 0 }}>
                {label}
              </p>
              <p className="ink day" style={{ ...type.day, margin: '2px 0' }}>
                {day}
              </p>
              <p className="muted" style={{ ...type.label, margin: 0 }}>
                {hour}
              </p>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  ),
  ({ days }) => days.map(({ label, day, hour }) => `${label}\n  ${day}\n  ${hour}`).join('\n\n'),
);
