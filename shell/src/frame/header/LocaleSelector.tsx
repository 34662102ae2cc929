import { css } from '@emotion/react';
import type { ShopLocation } from '@detour/shared-contracts/mount';
import {
  alternatesOf,
  languageTagOf,
  prefixOf,
  siteOf,
  type BroughtAddress,
  type Locale,
  type RouteMatch,
} from '@detour/shared-contracts/sites';
import { media, visuallyHidden } from '@detour/shared-ui';
import { plainLink } from '../frame-styles';
import { useFrameText } from '../useFrameText';

const options = [
  { locale: 'fr_BE', label: 'language.fr', code: 'FR' },
  { locale: 'nl_BE', label: 'language.nl', code: 'NL' },
] as const;

export interface LocaleSelectorProps {
  readonly route: RouteMatch;
  /** Pages that remotes bring. */
  readonly routes?: readonly BroughtAddress[] | undefined;
  /** Query and hash that the link keeps. The server has no hash. */
  readonly location?: Pick<ShopLocation, 'search' | 'hash'>;
}

/**
 * The same page in the other language, with query and criteria. A page that does not exist there leads to the home page (A-233: a
 * path without a language gets `?locale=`).
 */
export const hrefIn = (locale: Locale, { route, routes, location }: LocaleSelectorProps): string => {
  const alternate = alternatesOf(route, routes).find((entry) => entry.locale === locale);
  if (!alternate) return `${prefixOf(locale)}/`;
  const [path = '', own = ''] = alternate.path.split('?');
  const query = new URLSearchParams(location?.search ?? '');
  query.delete('locale');
  for (const [name, value] of new URLSearchParams(own)) query.set(name, value);
  const search = query.toString();
  return path + (search === '' ? '' : `?${search}`) + (location?.hash ?? '');
};

/** Only in countries with several languages. @spec I18N-005 */
export const LocaleSelector = ({ route, routes, location }: LocaleSelectorProps) => {
  const text = useFrameText();
  // The splash page itself is the choice.
  if (siteOf(route.locale) !== 'be' || route.page === 'splash') return null;
  return (
    <nav aria-label={text('ui.language')} data-testid="locale-selector" css={nav}>
      <ul role="list" css={list}>
        {options.map(({ locale, label, code }) => (
          <li key={locale} css={locale === route.locale && notOnMobile}>
            <a
              href={hrefIn(locale, { route, routes, ...(location ? { location } : {}) })}
              lang={languageTagOf(locale)}
              hrefLang={languageTagOf(locale)}
              data-testid="locale-option"
              data-locale={locale}
              {...(locale === route.locale ? { 'aria-current': 'true' as const } : {})}
              css={[plainLink, option]}
            >
              {/* Below desktop the header shows the code only; the accessible name contains the language. */}
              <span css={onMobile}>{code} </span>
              <span css={name}>{text(label)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const nav = css({ gridArea: 'locale' });
const list = css({ display: 'flex' });

// A phone has room for three flows and the other language.
const notOnMobile = css({ [media.mobile]: { display: 'none' } });

const onMobile = css({ [media.desktop]: { display: 'none' } });
const name = css({ [media.belowDesktop]: visuallyHidden });

const option = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: 'var(--size-target)',
  minHeight: 'var(--size-target)',
  color: 'var(--color-ink-muted)',
  paddingInline: '0.4rem',
  fontSize: '0.875rem',
  fontWeight: 540,
  '&[aria-current]': { color: 'var(--color-ink)', textDecoration: 'underline', textUnderlineOffset: '0.4em' },
  [media.hover]: { '&:hover': { color: 'var(--color-ink)' } },
});
