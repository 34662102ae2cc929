import { css } from '@emotion/react';
import type { PlacedBanner } from '@detour/shared-contracts/api';
import type { SiteContext } from '@detour/shared-contracts/mount';
import type { PaymentMethod, RouteMatch } from '@detour/shared-contracts/sites';
import { container, Logo, media, text as type } from '@detour/shared-ui';
import { noContent, type FrameContent } from './content/frame-content';
import { FooterBase, type RatingLine } from './footer/FooterBase';
import { FooterColumns } from './footer/FooterColumns';
import { FooterLegal } from './footer/FooterLegal';
import { footerLink } from './footer/FooterColumn';
import type { FrameLinks } from './frame-links';
import { onDark, plainLink } from './frame-styles';
import { NewsletterForm } from './footer/NewsletterForm';
import { ShareLink } from './footer/ShareLink';
import { ShortFooter } from './footer/ShortFooter';
import { SiteLinks, type SiteLink } from './footer/SiteLinks';
import { TargetedBanner } from './banners/TargetedBanner';
import { useFrameText } from './useFrameText';

export interface FrameBottomProps {
  readonly site: SiteContext;
  readonly route: RouteMatch;
  readonly links: FrameLinks;
  /** The optional parts of the footer. */
  readonly parts?: FrameContent['footer'];
  /** Banner for the place, below the page. */
  readonly banner?: PlacedBanner | null;
  /** Home page of each locale's site, with origin, because hosts are configurable. */
  readonly sites: readonly SiteLink[];
  /** Methods that an order of this site can be paid with. */
  readonly payments: readonly PaymentMethod[];
  /** Only if the operator configured one with source and date (honesty rules). @spec FOOT-008 */
  readonly rating?: RatingLine | null;
  readonly onConsentReopen: () => void;
}

const withoutContact: readonly RouteMatch['page'][] = [
  'signin',
  'signup',
  'beneficiary-login',
  'beneficiary-offers',
  'care',
  'care-order',
  'care-voucher',
  'care-requests',
  'care-login',
];

/** True for routes without the contact block. @spec FOOT-006 */
const hidesContact = (route: RouteMatch): boolean => route.simplified || withoutContact.includes(route.page);

/**
 * The footer. Short on purchase pages, which have no link that leads away from the payment. @spec FOOT-001 FOOT-002 FOOT-003
 * FOOT-004 FOOT-005 FOOT-006
 * FOOT-007 FOOT-010
 */
export const FrameBottom = (props: FrameBottomProps) => {
  const {
    site,
    route,
    links,
    parts = noContent.footer,
    sites,
    payments,
    rating,
    onConsentReopen,
    banner,
  } = props;
  const text = useFrameText();
  const isHidden = hidesContact(route);
  if (route.simplified) {
    return (
      <ShortFooter
        site={site}
        payments={payments}
        showsLegal={parts.legal}
        onConsentReopen={onConsentReopen}
      />
    );
  }
  return (
    <>
      {banner && <TargetedBanner banner={banner} />}
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
              {parts.newsletter && !isHidden && site.mode === 'visitor' && (
                <NewsletterForm locale={site.locale} />
              )}
              <ShareLink look={footerLink} />
            </div>
            <FooterColumns site={site} links={links} showsContact={parts.contact && !isHidden} />
          </div>
          <FooterLegal locale={site.locale} showsPages={parts.legal} onConsentReopen={onConsentReopen} />
          <SiteLinks sites={sites} current={site.locale} />
          <FooterBase payments={payments} rating={rating ?? null} demonstration={site.demonstration} />
        </div>
      </footer>
    </>
  );
};

const footer = css({
  marginBlockStart: 'var(--space-section)',
  background: 'var(--color-surface-inverse)',
  color: 'var(--color-ink-inverse)',
});

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.7fr)',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '3rem',
  paddingBlock: '4rem 3rem',
  [media.tablet]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gridAutoFlow: 'row',
  },
  [media.mobile]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoFlow: 'row',
    gap: '1.75rem',
    paddingBlock: '3rem 2rem',
  },
});

const brand = css({
  display: 'grid',
  gap: 'var(--space-4)',
  alignContent: 'start',
  justifyItems: 'start',
  [media.tablet]: { gridColumn: '1 / -1' },
});
const logo = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'var(--size-target)' });
const tagline = css({ maxWidth: '24rem', color: 'var(--color-ink-inverse-muted)' });
