/** @jsxImportSource react */
import { createBlock } from '../block';
import { colours, type } from '../mail-style';
import { SectionHead } from './Section';

interface ListProps {
  readonly title: string;
  readonly items: readonly string[];
}

interface MarkedProps extends ListProps {
  readonly markOf: (index: number) => string;
}

const Marked = ({ title, items, markOf }: MarkedProps) =>
  items.length > 0 && (
    <>
      <SectionHead>{title}</SectionHead>
      <table role="presentation" cellPadding={0} cellSpacing={0} border={0}>
        <tbody>
          {items.map((item, index) => (
            <tr key={item}>
              <td
                className="link"
                valign="top"
                style={{ ...type.body, color: colours.brand, padding: '4px 12px 4px 0' }}
              >
                {markOf(index)}
              </td>
              <td className="ink" valign="top" style={{ ...type.body, padding: '4px 0' }}>
                {item}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );

const printed = ({ title, items, markOf }: MarkedProps): string =>
  items.length === 0 ? '' : [title, ...items.map((item, index) => `  ${markOf(index)} ${item}`)].join('\n');

const step = (index: number): string => `${index + 1}.`;
const tick = (): string => '✓';
const dash = (): string => '-';

/** What to do, in order. */
export const Steps = createBlock<ListProps>(
  (props) => <Marked {...props} markOf={step} />,
  (props) => printed({ ...props, markOf: step }),
);

/** What the price includes. Nothing for an empty list. */
export const IncludedList = createBlock<ListProps>(
  (props) => <Marked {...props} markOf={tick} />,
  (props) => printed({ ...props, markOf: dash }),
);
