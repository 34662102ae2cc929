/** @jsxImportSource react */
import { createBlock } from '../block';
import { colours, layoutTable, type } from '../mail-style';
import { Lines } from './Lines';

interface MessageProps {
  /** "De la part de Camille"; null without a signature. */
  readonly from: string | null;
  /** Of the paper and of its edge; those of the house by default. */
  readonly colours?: { readonly paper: string; readonly accent: string };
  readonly children: string;
}

/** The words of a person, apart from ours. Line breaks stay. */
export const Message = createBlock<MessageProps>(
  ({ from, colours: own, children }) =>
    (children !== '' || from) && (
      <table {...layoutTable} style={{ margin: '20px 0' }}>
        <tbody>
          <tr>
            <td
              className="tint"
              style={{
                backgroundColor: own?.paper ?? colours.tint,
                borderLeft: `3px solid ${own?.accent ?? colours.accent}`,
                padding: '18px 22px',
              }}
            >
              {children !== '' && (
                <p className="ink" style={{ ...type.heading, fontStyle: 'italic', margin: 0 }}>
                  <Lines>{children}</Lines>
                </p>
              )}
              {from && (
                <p className="muted" style={{ ...type.label, margin: children === '' ? 0 : '10px 0 0' }}>
                  {from}
                </p>
              )}
            </td>
          </tr>
        </tbody>
      </table>
    ),
  ({ from }, inner) =>
    [...(inner ? inner.split('\n').map((line) => `> ${line}`) : []), ...(from ? [from] : [])].join('\n'),
);
