/** @jsxImportSource react */
import { type } from '../mail-style';

interface SectionHeadProps {
  readonly children: string;
}

/** Heading of a part; the part prints it in its plain text. */
export const SectionHead = ({ children }: SectionHeadProps) => (
  <h2 className="ink" style={{ ...type.heading, margin: '32px 0 8px' }}>
    {children}
  </h2>
);
