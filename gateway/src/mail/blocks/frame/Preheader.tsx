/** @jsxImportSource react */
import { createBlock } from '../block';

interface PreheaderProps {
  /** What a mailbox shows beside the subject. */
  readonly text: string;
}

// Fills the line of the mailbox, which would otherwise go on with the first words of the letter.
const filler = '\u200c\u00a0'.repeat(90);

/** Hidden first line: what a mailbox shows beside the subject. The plain text starts with its title instead. */
export const Preheader = createBlock<PreheaderProps>(
  ({ text }) => (
    <div style={{ display: 'none', fontSize: 1, lineHeight: '1px', maxHeight: 0, overflow: 'hidden' }}>
      {text}
      {filler}
    </div>
  ),
  () => '',
);
