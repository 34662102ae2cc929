import { css } from '@emotion/react';
import { printSupportHours } from '@detour/shared-contracts/format';
import type { SiteContext } from '@detour/shared-contracts/mount';
import {
  broughtPath,
  printPath,
  type BroughtPage,
  type LinksTo,
  type Locale,
} from '@detour/shared-contracts/sites';
import { FooterColumn, footerLink } from './FooterColumn';
import { hasFlag } from '../frame-flags';
import type { FrameLinks } from '../frame-links';
import { plainLink } from '../frame-styles';
import { useFrameText, type FrameText } from '../useFrameText';
import type { Names } from '../../contract';

export interface FooterColumnsProps {
  readonly site: SiteContext;
  readonly links: FrameLinks;
  readonly showsContact: boolean;
}

interface Link {
  readonly label: string;
  readonly href: string;
}

/** Locales with a press page (002 §2). @spec FOOT-003 */
const withPress: readonly Locale[] = ['fr_FR', 'es_ES'];

const pageLink = (locale: Locale, id: string, label: string): Link => ({
  label,
  href: printPath<Names>('static', locale, { id }),
});

const giftLinks = (site: SiteContext, links: FrameLinks, text: FrameText): readonly Link[] => [
  ...(hasFlag(site, 'boxes') ? [{ label: text('footer.giftShop'), href: links.boxes }] : []),
  { label: text('footer.giftStays'), href: `${links.search}?flow=gifting` },
  { label: text('footer.giftCard'), href: links['giftcard-customization'] },
  { label: text('footer.received'), href: links.voucher },
];

/** Pages that remotes bring with words for a link: they come and go with their releases and flags. */
const broughtLinks = (site: SiteContext): readonly Link[] =>
  (site.routes ?? []).flatMap(({ page, label }) => {
    // The frame links to any page that a release brings.
    const href = broughtPath<LinksTo<BroughtPage>>(page, site);
    return label === undefined || href === null ? [] : [{ label, href }];
  });

const houseLinks = ({ site, links }: FooterColumnsProps, text: FrameText): readonly Link[] => [
  { label: text('footer.allStays'), href: links.search },
  ...(hasFlag(site, 'activityOnly')
    ? [{ label: text('footer.activities'), href: links['activity-search'] }]
    : []),
  { label: text('footer.ideas'), href: links.ideas },
  pageLink(site.locale, 'partners', text('footer.partner')),
  ...(withPress.includes(site.locale) ? [pageLink(site.locale, 'press', text('footer.press'))] : []),
  pageLink(site.locale, 'jobs', text('footer.jobs')),
  ...broughtLinks(site),
];

/** Help, gifts and company links. @spec FOOT-002 FOOT-003 FOOT-006 FOOT-007 */
export const FooterColumns = (props: FooterColumnsProps) => {
  const { site, links, showsContact } = props;
  const text = useFrameText();
  return (
    <>
      <FooterColumn
        title={text('footer.question')}
        links={[
          pageLink(site.locale, 'help', text('footer.helpCentre')),
          { label: text('footer.findBooking'), href: links['booking-lookup'] },
          ...(showsContact ? [{ label: text('footer.writeUs'), href: links.contact }] : []),
          // Always reachable, without signing in (2011/83/EU, art. 11a).
          { label: text('footer.withdraw'), href: `${links['booking-lookup']}#r=withdrawal` },
        ]}
      >
        {showsContact && (
          <p css={phone}>
            <a
              href={`tel:${site.phone.replace(/\s/g, '')}`}
              aria-label={text('footer.callUs', { phone: site.phone })}
              css={[plainLink, footerLink]}
            >
              {site.phone}
            </a>
            <span>{printSupportHours(site.locale, 'phone')}</span>
          </p>
        )}
      </FooterColumn>
      <FooterColumn title={text('header.flowGifting')} links={giftLinks(site, links, text)} />
      <FooterColumn title={site.brand} links={houseLinks(props, text)} />
    </>
  );
};

const phone = css({
  textWrap: 'balance',
  display: 'grid',
  justifyItems: 'start',
  color: 'var(--color-ink-inverse-muted)',
  fontSize: '0.9375rem',
});
