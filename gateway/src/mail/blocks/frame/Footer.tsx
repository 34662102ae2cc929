/** @jsxImportSource react */
import { createBlock } from '../block';
import { type } from '../mail-style';

interface FooterProps {
  /** Reason why this mail was sent, and mandatory information. */
  readonly lines: readonly string[];
  /** Link at the end, such as unsubscribe. */
  readonly link?: { readonly label: string; readonly href: string } | undefined;
}

export const Footer = createBlock<FooterProps>(
  ({ lines, link }) => (
    <>
      {lines.map((line) => (
        <p key={line} className="muted" style={{ ...type.small, margin: '0 0 6px' }}>
          {line}
        </p>
      ))}
      {link && (
        <p style={{ margin: 0 }}>
          <a className="muted" href={link.href} style={{ ...type.small, textDecoration: 'underline' }}>
            {link.label}
          </a>
        </p>
      )}
    </>
  ),
  ({ lines, link }) => ['-- ', ...lines, ...(link ? [link.label, link.href] : [])].join('\n'),
);
