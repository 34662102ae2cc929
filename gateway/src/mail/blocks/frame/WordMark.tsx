/** @jsxImportSource react */
import { createBlock } from '../block';
import { colours, layoutTable } from '../mail-style';
import type { MailHouse } from '../mail-house';

interface WordMarkProps {
  readonly house: MailHouse;
}

/** Size of the picture in px; the file has twice the pixels. */
const size = { width: 128, height: 44 } as const;

/**
 * The word mark on the brand's colour, with a link to the shop. The picture is opaque: mail programs that invert colours leave it readable.
 * Without pictures its name replaces it.
 */
export const WordMark = createBlock<WordMarkProps>(
  ({ house: { brand, origin, homeLink } }) => (
    <table {...layoutTable}>
      <tbody>
        <tr>
          <td
            className="inner band"
            style={{ backgroundColor: colours.brand, borderRadius: '14px 14px 0 0', padding: '12px 40px' }}
          >
            <a href={homeLink} style={{ color: colours.onBrand, textDecoration: 'none' }}>
              <img
                src={`${origin}/images/brand/wordmark.png`}
                alt={brand}
                width={size.width}
                height={size.height}
                style={{
                  display: 'block',
                  border: 0,
                  color: colours.onBrand,
                  fontFamily: 'Georgia, Times, serif',
                  fontSize: 26,
                  lineHeight: `${size.height}px`,
                }}
              />
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  ),
  () => '',
);
