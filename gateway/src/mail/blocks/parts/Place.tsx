/** @jsxImportSource react */
import { createBlock } from '../block';
import { colours, type } from '../mail-style';
import { SectionHead } from './Section';

interface PlaceProps {
  readonly title: string;
  readonly name: string;
  readonly address: string;
  /** Directions; may be empty. */
  readonly access?: string | undefined;
  readonly map: { readonly label: string; readonly href: string };
  /** Null when it is not known. */
  readonly phone: { readonly label: string; readonly number: string } | null;
}

const telephone = (number: string): string => `tel:${number.replaceAll(/[^\d+]/g, '')}`;

/** Where one goes: name, address, map, telephone. */
export const Place = createBlock<PlaceProps>(
  ({ title, name, address, access, map, phone }) => (
    <>
      <SectionHead>{title}</SectionHead>
      <p className="ink" style={{ ...type.body, margin: 0 }}>
        <strong>{name}</strong>
        <br />
        {address}
      </p>
      {access && (
        <p className="muted" style={{ ...type.label, margin: '6px 0 0' }}>
          {access}
        </p>
      )}
      <p className="ink" style={{ ...type.body, margin: '8px 0 0' }}>
        <a className="link" href={map.href} style={{ color: colours.brand }}>
          {map.label}
        </a>
        {phone && (
          <>
            <br />
            <a className="link" href={telephone(phone.number)} style={{ color: colours.brand }}>
              {phone.label}
            </a>
          </>
        )}
      </p>
    </>
  ),
  ({ title, name, address, access, map, phone }) =>
    [
      title,
      `  ${name}`,
      `  ${address}`,
      ...(access ? [`  ${access}`] : []),
      ...(phone ? [`  ${phone.label}`] : []),
      `  ${map.label}`,
      `  ${map.href}`,
    ].join('\n'),
);
