/** @jsxImportSource react */
import { createBlock } from '../block';
import { colours } from '../mail-style';

interface CoverProps {
  /** Absolute address of a picture of 3:2, JPEG or PNG. */
  readonly src: string;
  /** Alternative text, visible while pictures are off. */
  readonly alt: string;
}

// Without a height, a picture that is not loaded takes one line for its text.
export const Cover = createBlock<CoverProps>(
  ({ src, alt }) => (
    <img
      src={src}
      alt={alt}
      width={600}
      className="tint muted"
      style={{
        display: 'block',
        width: '100%',
        border: 0,
        backgroundColor: colours.tint,
        color: colours.muted,
        fontFamily: 'Georgia, Times, serif',
        fontSize: 16,
        lineHeight: '24px',
        textAlign: 'center',
      }}
    />
  ),
  () => '',
);
