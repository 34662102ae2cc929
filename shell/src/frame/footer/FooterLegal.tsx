import { css } from '@emotion/react';
import { legalPath, printPath, type Locale } from '@detour/shared-contracts/sites';
import { footerLink } from './FooterColumn';
import { needsScript, plainLink } from '../frame-styles';
import { useFrameText } from '../useFrameText';
import type { Names } from '../../contract';

export interface FooterLegalProps {
  readonly locale: Locale;
  /** False when content has no legal part. The cookie choices are always present. */
  readonly showsPages: boolean;
  readonly onConsentReopen: () => void;
}

/** The locale's legal pages, and the cookie choices. @spec FOOT-001 FOOT-010 FOOT-011 */
export const FooterLegal = ({ locale, showsPages, onConsentReopen }: FooterLegalProps) => {
  const text = useFrameText();
  const pages = showsPages
    ? [
        { label: text('footer.termsOfSale'), href: legalPath<Names>(locale, 'terms-of-sale') },
        { label: text('footer.termsOfUse'), href: legalPath<Names>(locale, 'terms-of-use') },
        { label: text('footer.dataProtection'), href: legalPath<Names>(locale, 'data-protection') },
        { label: text('footer.cookies'), href: legalPath<Names>(locale, 'cookies') },
        {
          label: text('footer.legalNotice'),
          href: printPath<Names>('static', locale, { id: 'legal-notice' }),
        },
      ]
    : [];
  return (
    <nav aria-label={text('footer.legal')} css={nav}>
      <ul role="list" css={list}>
        {pages.map(({ label, href }) => (
          <li key={href}>
            <a href={href} css={[plainLink, footerLink]}>
              {label}
            </a>
          </li>
        ))}
        <li css={needsScript}>
          <button type="button" onClick={onConsentReopen} css={[button, footerLink]}>
            {text('consent.settings')}
          </button>
        </li>
      </ul>
    </nav>
  );
};

const nav = css({ borderBlockStart: '1px solid rgb(255 255 255 / 15%)', paddingBlock: 'var(--space-3)' });
const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: 'var(--space-6)' });
const button = css({
  padding: 0,
  border: 0,
  background: 'none',
  fontFamily: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});
