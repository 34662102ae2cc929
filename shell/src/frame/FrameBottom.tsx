import { css } from '@emotion/react';
import type { RouteMatch, SiteContext } from '@detour/shared-contracts';
import { container, Logo, media, text as type } from '@detour/shared-ui';
import { hasFlag } from './frame-flags';
import { FooterBase, type RatingLine } from './FooterBase';
import { FooterColumn, footerLink } from './FooterColumn';
import type { FrameLinks } from './frame-links';
import { needsScript, onDark, plainLink } from './frame-styles';
import { paymentNamesOf, type PaymentName } from './payment-names';
import { SiteLinks, type SiteLink } from './SiteLinks';
import { useFrameText } from './useFrameText';

export interface FrameBottomProps {
  readonly site: SiteContext;
  readonly route: RouteMatch;
  readonly links: FrameLinks;
  /** Home page of each locale's site, with origin: hosts are configuration. */
  readonly sites: readonly SiteLink[];
  /** Of the market without it. */
  readonly payments?: readonly PaymentName[];
  /** Only where the operator configured one with source and date (honesty rules). */
  readonly rating?: RatingLine | null;
  readonly onConsentReopen: () => void;
}

const withoutContact: readonly RouteMatch['page'][] = [
  'signin',
  'signup',
  'account-confirm',
  'password',
  'beneficiary-login',
  'beneficiary-offers',
  'care',
  'care-login',
];

/** @spec FOOT-006 */
export const hidesContact = (route: RouteMatch): boolean =>
  route.simplified || withoutContact.includes(route.page);

/** @spec FOOT-004 FOOT-005 FOOT-007 */
export const FrameBottom = ({
  site,
  route,
  links,
  sites,
  payments,
  rating,
  onConsentReopen,
}: FrameBottomProps) => {
  const text = useFrameText();
  return (
    <footer data-testid="footer" css={[footer, onDark]}>
      <div css={container}>
        <div css={columns}>
          <div css={brand}>
            <a
              href={links.home}
              aria-label={text('header.home', { brand: site.brand })}
              css={[plainLink, logo]}
            >
              <Logo onDark />
            </a>
            <p css={[type.body, tagline]}>{text('footer.tagline')}</p>
          </div>
          {!hidesContact(route) && (
            <FooterColumn
              title={text('footer.question')}
              links={[{ label: text('footer.contact'), href: links.contact }]}
            >
              <p css={phone}>
                <a
                  href={`tel:${site.phone.replace(/\s/g, '')}`}
                  aria-label={text('footer.callUs', { phone: site.phone })}
                  css={[plainLink, footerLink]}
                >
                  {site.phone}
                </a>
                <span>{text('hours.footer')}</span>
              </p>
            </FooterColumn>
          )}
          <FooterColumn
            title={text('header.flowGifting')}
            links={[
              ...(hasFlag(site, 'boxes') ? [{ label: text('footer.boxes'), href: links.boxes }] : []),
              { label: text('footer.giftCard'), href: links['giftcard-customization'] },
            ]}
          />
          <FooterColumn title={site.brand} links={[{ label: text('footer.allStays'), href: links.search }]}>
            <button type="button" onClick={onConsentReopen} css={[button, footerLink, needsScript]}>
              {text('consent.settings')}
            </button>
          </FooterColumn>
        </div>
        <SiteLinks sites={sites} current={site.locale} />
        <FooterBase
          payments={payments ?? paymentNamesOf(site.country)}
          rating={rating ?? null}
          demonstration={site.demonstration}
        />
      </div>
    </footer>
  );
};

const footer = css({
  marginBlockStart: 'var(--space-section)',
  background: 'var(--color-surface-inverse)',
  color: 'var(--color-ink-inverse)',
});

const columns = css({
  display: 'grid',
  gridTemplateColumns: '1.7fr',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: '3rem',
  paddingBlock: '4rem 3rem',
  [media.tablet]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
    gridAutoFlow: 'row',
  },
  [media.mobile]: {
    gridTemplateColumns: '1fr',
    gridAutoFlow: 'row',
    gap: '1.75rem',
    paddingBlock: '3rem 2rem',
  },
});

const brand = css({ [media.tablet]: { gridColumn: '1 / -1' } });
const logo = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'var(--size-target)' });
const tagline = css({
  maxWidth: '24rem',
  marginBlockStart: 'var(--space-2)',
  color: 'var(--color-ink-inverse-muted)',
});
const phone = css({
  textWrap: 'balance',
  display: 'grid',
  justifyItems: 'start',
  color: 'var(--color-ink-inverse-muted)',
  fontSize: '0.9375rem',
});
const button = css({ padding: 0, border: 0, background: 'none', textAlign: 'start', cursor: 'pointer' });
