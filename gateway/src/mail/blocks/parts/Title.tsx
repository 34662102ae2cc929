/** @jsxImportSource react */
import { createBlock } from '../block';
import { colours, type } from '../mail-style';

interface TitleProps {
  /** Small line above, such as the number of the booking. */
  readonly above?: string | undefined;
  readonly children: string;
}

export const Title = createBlock<TitleProps>(
  ({ above, children }) => (
    <>
      {above && (
        <p className="muted" style={{ ...type.label, margin: '0 0 6px' }}>
          {above}
        </p>
      )}
      <h1 className="ink title" style={{ ...type.title, color: colours.ink, margin: '0 0 20px' }}>
        {children}
      </h1>
    </>
  ),
  ({ above }, inner) => [inner, ...(above ? [above] : [])].join('\n'),
);
