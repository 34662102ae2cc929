import { css } from '@emotion/react';
import { Anchor, media } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { useText } from '../text';
import { accountAddress } from './sign-in-address';

const pages = [
  { page: 'trips', label: 'account.trips' },
  { page: 'wishlist', label: 'account.wishlist' },
  { page: 'profile', label: 'account.profile' },
] as const;

/** Navigation between the three account pages. */
export const AccountNav = ({ current }: { readonly current: (typeof pages)[number]['page'] }) => {
  const text = useText();
  const { locale } = useSite();
  return (
    <nav aria-label={text('account.title')} css={nav}>
      <ul role="list" css={list}>
        {pages.map(({ page, label }) => (
          <li key={page}>
            <Anchor
              href={accountAddress(page, locale)}
              css={link}
              {...(page === current && { 'aria-current': 'page' as const })}
            >
              {text(label)}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const nav = css({ borderBottom: 'var(--border-hairline)', overflowX: 'auto', scrollbarWidth: 'none' });
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
