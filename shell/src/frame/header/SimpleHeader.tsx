import { css } from '@emotion/react';
import type { MouseEvent } from 'react';
import { emptyCriteria } from '@detour/shared-contracts/criteria';
import type { Flow, ShopLocation, SiteContext } from '@detour/shared-contracts/mount';
import type { RouteMatch } from '@detour/shared-contracts/sites';
import { container, ChevronLeftIcon, LockIcon, Logo, media } from '@detour/shared-ui';
import type { Criteria } from '../../contract';
import { backTargetOf, type BackTarget } from '../pages/back-target';
import type { FrameLinks } from '../frame-links';
import { plainLink } from '../frame-styles';
import { useFrameText, type FrameTextId } from '../useFrameText';

export interface SimpleHeaderProps {
  readonly site: SiteContext;
  readonly flow: Flow;
  readonly route: RouteMatch;
  readonly links: FrameLinks;
  readonly criteria?: Criteria;
  readonly location?: Pick<ShopLocation, 'search'>;
  readonly onBack?: () => void;
}

const labels: Readonly<Record<BackTarget['kind'], FrameTextId>> = {
  home: 'shell.goHome',
  product: 'header.backToStay',
  place: 'ui.back',
  history: 'ui.back',
};

/** Chevron and logo only, so that nothing leads away from the payment. @spec HDR-009 HDR-010 HDR-011 HDR-012 */
export const SimpleHeader = ({
  site,
  flow,
  route,
  links,
  criteria = emptyCriteria,
  location,
  onBack,
}: SimpleHeaderProps) => {
  const text = useFrameText();
  const target = backTargetOf({ route, flow, criteria, search: location?.search ?? '' });
  const goBack = (event: MouseEvent): void => {
    if (!onBack) return;
    event.preventDefault();
    onBack();
  };
  return (
    <header data-testid="header" css={bar}>
      <div css={[container, row]}>
        <a
          // Without a script there is no history to go back in, so the chevron links to the home page.
          href={'href' in target ? target.href : links.home}
          aria-label={text(labels[target.kind])}
          css={[plainLink, chevron]}
          {...(target.kind === 'history' ? { onClick: goBack } : {})}
        >
          <ChevronLeftIcon size={24} />
        </a>
        <a
          href={links.home}
          data-testid="logo"
          aria-label={text('header.home', { brand: site.brand })}
          css={[plainLink, logo]}
        >
          <Logo />
        </a>
        <PageWord route={route} />
      </div>
    </header>
  );
};

/** "Secure payment" before the payment; the page's name after it. */
const PageWord = ({ route }: Pick<SimpleHeaderProps, 'route'>) => {
  const text = useFrameText();
  const isPaid = route.page === 'confirmation' || route.page === 'order-change';
  return (
    <p css={word}>
      {!isPaid && <LockIcon />}
      {text(isPaid ? 'header.order' : 'header.securePayment')}
    </p>
  );
};

const bar = css({ borderBlockEnd: '1px solid var(--color-line)', background: 'var(--color-surface)' });

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  height: 'var(--size-header)',
  [media.mobile]: { height: 'var(--size-header-mobile)' },
});

const chevron = css({
  display: 'grid',
  placeItems: 'center',
  width: 'var(--size-target)',
  height: 'var(--size-target)',
  marginInlineStart: '-0.7rem',
  [media.print]: { display: 'none' },
  borderRadius: 'var(--radius-pill)',
  [media.hover]: { '&:hover': { background: 'var(--color-surface-sunken)' } },
});

const logo = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'var(--size-target)' });

const word = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.45rem',
  marginInlineStart: 'auto',
  color: 'var(--color-ink-muted)',
  fontSize: '0.9375rem',
  fontWeight: 540,
});
