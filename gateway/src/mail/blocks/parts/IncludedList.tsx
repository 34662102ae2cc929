/** @jsxImportSource react */
import { createBlock } from '../block';
import { colours, type } from '../mail-style';
import { SectionHead } from './Section';

interface ListProps {
  readonly title: string;
  readonly items: readonly string[];
}

/** What the price includes. Nothing for an empty list. */
export const IncludedList = createBlock<ListProps>(
  ({ title, items }) =>
    items.length > 0 && (
      <>
        <SectionHead>{title}</SectionHead>
        <table role="presentation" cellPadding={0} cellSpacing={0} border={0}>
          <tbody>
            {items.map((item) => (
              <tr key={item}>
                <td
                  className="link"
                  valign="top"
                  style={{ ...type.body, color: colours.brand, padding: '4px 12px 4px 0' }}
                >
                  ✓
                </td>
                <td className="ink" valign="top" style={{ ...type.body, padding: '4px 0' }}>
                  {item}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </>
    ),
  ({ title, items }) => (items.length === 0 ? '' : [title, ...items.map((item) => `  - ${item}`)].join('\n')),
);
