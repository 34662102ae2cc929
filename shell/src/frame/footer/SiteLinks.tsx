import { css } from '@emotion/react';
import { languageTagOf, type Locale } from '@detour/shared-contracts/sites';
import { footerLink } from './FooterColumn';
import { plainLink } from '../frame-styles';
import { useFrameText } from '../useFrameText';

export interface SiteLink {
  readonly locale: Locale;
  /** With origin. */
  readonly href: string;
}

export interface SiteLinksProps {
  readonly sites: readonly SiteLink[];
  readonly current: Locale;
}

/** One link per locale's site, in its own language. @spec FOOT-004 */
export const SiteLinks = ({ sites, current }: SiteLinksProps) => {
  const text = useFrameText();
  if (sites.length === 0) return null;
  return (
    <nav aria-label={text('footer.countries')} css={nav}>
      <ul role="list" css={list}>
        {sites.map(({ locale, href }) => (
          <li key={locale}>
            <a
              href={href}
              lang={languageTagOf(locale)}
              hrefLang={languageTagOf(locale)}
              css={[plainLink, footerLink]}
              {...(locale === current ? { 'aria-current': 'true' as const } : {})}
            >
              {text(`site.${locale}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const nav = css({ borderBlockStart: '1px solid rgb(255 255 255 / 15%)', paddingBlock: 'var(--space-3)' });
const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 'var(--space-6)',
  '& [aria-current]': { color: 'var(--color-ink-inverse)', fontWeight: 560 },
});
