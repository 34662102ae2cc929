import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { media } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { RemoteRouter } from '@detour/remote-kit/router';
import { useText } from '../text';
import { accountAddress } from './sign-in-address';

const pages = [
  { page: 'trips', label: 'account.trips' },
  { page: 'account-gifts', label: 'account.gifts' },
  { page: 'wishlist', label: 'account.wishlist' },
  { page: 'addresses', label: 'account.addresses' },
  { page: 'profile', label: 'account.profile' },
] as const;

/** Navigation between the account pages. Its router marks the current one. */
export const AccountNav = () => {
  const text = useText();
  const { locale } = useSite();
  const bar = useRef<HTMLElement>(null);
  // On a phone the bar is wider than the screen: it shows the current page.
  useEffect(() => {
    const link = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (bar.current && link)
      bar.current.scrollLeft = link.offsetLeft - bar.current.clientWidth / 2 + link.offsetWidth / 2;
  }, []);
  return (
    <RemoteRouter>
      <nav ref={bar} aria-label={text('account.title')} css={nav}>
        <ul role="list" css={list}>
          {pages.map(({ page, label }) => (
            <li key={page}>
              <NavLink to={accountAddress(page, locale)} css={link}>
                {text(label)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </RemoteRouter>
  );
};

const nav = css({
  position: 'relative',
  borderBottom: 'var(--border-hairline)',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
const list = css({ display: 'flex', gap: 'var(--space-6)' });
const link = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'var(--size-target)',
  borderBottom: '2px solid transparent',
  color: 'var(--color-ink-muted)',
  fontWeight: 560,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&[aria-current]': { borderColor: 'var(--color-brand)', color: 'var(--color-ink)' },
  '&:focus-visible': { outlineOffset: '-3px' },
  [media.hover]: { '&:hover': { color: 'var(--color-ink)' } },
});
