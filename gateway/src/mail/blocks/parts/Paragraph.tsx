/** @jsxImportSource react */
import { createBlock } from '../block';
import { type } from '../mail-style';
import { Lines } from './Lines';

interface ParagraphProps {
  readonly children: string;
}

/** Its line breaks stay. */
export const Paragraph = createBlock<ParagraphProps>(
  ({ children }) => (
    <p className="ink" style={{ ...type.body, margin: '0 0 14px' }}>
      <Lines>{children}</Lines>
    </p>
  ),
  (_props, inner) => inner,
);

/** A remark, less prominent than a paragraph. */
export const Note = createBlock<ParagraphProps>(
  ({ children }) => (
    <p className="muted" style={{ ...type.label, margin: '14px 0 0' }}>
      {children}
    </p>
  ),
  (_props, inner) => inner,
);
