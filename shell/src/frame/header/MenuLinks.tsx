import { css } from '@emotion/react';
import type { NavigationLink } from '@detour/shared-contracts/api';
import { ChevronRightIcon, media, text as type } from '@detour/shared-ui';
import { menuIconOf } from './menu-icons';
import { plainLink } from '../frame-styles';
import { useFrameText } from '../useFrameText';

/** Number of links from which a level has columns. @spec NAV-002 */
const columnsFrom = 15;

export interface MenuLinksProps {
  readonly label: string;
  readonly links: readonly NavigationLink[];
  /** Id of the link whose sub-level is open. */
  readonly openId?: string | null;
  /** Opens the sub-level of a link with children. */
  readonly onOpen: (id: string) => void;
  readonly onFollow: () => void;
}

/** One navigation level: links, and buttons that open a sub-level. @spec NAV-001 NAV-002 */
export const MenuLinks = ({ label, links, openId = null, onOpen, onFollow }: MenuLinksProps) => {
  const text = useFrameText();
  const hasColumns = links.length >= columnsFrom;
  return (
    <ul role="list" aria-label={label} data-columns={hasColumns} css={hasColumns && columns}>
      {links.map((link) => (
        <li key={link._id} css={row}>
          {link.children.length > 0 ? (
            <button
              type="button"
              aria-expanded={openId === link._id}
              css={[place, button, link.variant === 'strong' && strong]}
              onClick={() => onOpen(link._id)}
            >
              <Name link={link} />
              <ChevronRightIcon size={18} />
            </button>
          ) : (
            // In-app navigation does not reload, so the menu must close explicitly.
            <a
              href={link.uri ?? '#main'}
              css={[plainLink, place, link.variant === 'strong' && strong]}
              onClick={onFollow}
            >
              <Name link={link} />
              {link.count !== null && (
                <span css={[type.small, type.muted]} aria-label={text('header.count', { count: link.count })}>
                  {link.count}
                </span>
              )}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
};

/** Words of a link, after its icon. An icon that this release does not know leaves no gap. */
const Name = ({ link: { icon, label } }: { readonly link: NavigationLink }) => {
  const Icon = menuIconOf(icon);
  return (
    <span css={name} data-icon={Icon && icon}>
      {Icon && <Icon size={18} />}
      <span>{label}</span>
    </span>
  );
};

const columns = css({ columns: '11rem auto', columnGap: 'var(--space-5)' });
const row = css({ breakInside: 'avoid' });

const place = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-2)',
  width: '100%',
  minHeight: 'var(--size-target)',
  paddingInline: 'var(--space-2)',
  borderRadius: 'var(--radius-m)',
  color: 'var(--color-ink)',
  fontSize: '0.9688rem',
  fontWeight: 520,
  lineHeight: 1.3,
  textAlign: 'start',
  '&[aria-expanded="true"]': { background: 'var(--color-brand-tint)', color: 'var(--color-brand)' },
  [media.hover]: { '&:hover': { background: 'var(--color-surface-sunken)' } },
});

const name = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  '& svg': { flex: 'none', color: 'var(--color-brand)' },
});
const strong = css({ color: 'var(--color-brand)', fontWeight: 640 });

const button = css({
  border: 0,
  background: 'none',
  fontFamily: 'inherit',
  cursor: 'pointer',
});
