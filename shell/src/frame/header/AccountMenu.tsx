import { css } from '@emotion/react';
import { useState } from 'react';
import { Popover, UserIcon } from '@detour/shared-ui';
import type { AccountState } from '../../host/account-store';
import type { FrameLinks } from '../frame-links';
import { plainLink } from '../frame-styles';
import { useFrameServices } from '../frame-services';
import { toolStyles } from './tool-styles';
import { useFrameText, type FrameTextId } from '../useFrameText';

export interface AccountMenuProps {
  readonly account: AccountState;
  readonly links: FrameLinks;
}

const places = [
  { page: 'profile', label: 'account.profile' },
  { page: 'trips', label: 'account.trips' },
  { page: 'account-gifts', label: 'account.gifts' },
  { page: 'wishlist', label: 'account.wishlist' },
] as const satisfies readonly { page: keyof FrameLinks; label: FrameTextId }[];

/** For a signed-in customer: profile, trips, gifts, wishlist and sign-out. @spec HDR-017 HDR-018 */
export const AccountMenu = ({ account, links }: AccountMenuProps) => {
  const text = useFrameText();
  const services = useFrameServices();
  const [open, setOpen] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const close = (): void => setOpen(false);
  const signOut = (): void => {
    setLeaving(true);
    services?.signOut().catch(() => setLeaving(false));
  };
  const name = account.name ?? text('account.title');
  return (
    <Popover
      open={open}
      onClose={close}
      label={text('account.title')}
      width="15rem"
      align="end"
      flush
      anchor={
        <button
          type="button"
          data-testid="account-menu"
          aria-expanded={open}
          aria-haspopup="dialog"
          aria-label={account.name ? text('header.accountOf', { name: account.name }) : text('account.title')}
          css={[toolStyles.tool, toolStyles.button]}
          onClick={() => setOpen(!open)}
        >
          <UserIcon />
          <span css={[toolStyles.word, ellipsis]}>{name}</span>
        </button>
      }
    >
      <ul role="list" css={list}>
        {places.map(({ page, label }) => (
          <li key={page}>
            <a href={links[page]} css={[plainLink, item]} onClick={close}>
              {text(label)}
            </a>
          </li>
        ))}
        <li css={last}>
          <button type="button" css={[item, toolStyles.button]} disabled={leaving} onClick={signOut}>
            {text('account.signOut')}
          </button>
        </li>
      </ul>
    </Popover>
  );
};

const ellipsis = css({ maxWidth: '8rem', overflow: 'hidden', textOverflow: 'ellipsis', lineHeight: 1.3 });
const list = css({ padding: 'var(--space-2)' });
const last = css({ marginBlockStart: 'var(--space-1)', borderBlockStart: '1px solid var(--color-line)' });

const item = css({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: 'var(--size-target)',
  paddingInline: 'var(--space-3)',
  borderRadius: 'var(--radius-m)',
  fontSize: '0.9688rem',
  fontWeight: 520,
  '&:hover': { background: 'var(--color-surface-sunken)' },
});
