import { css } from '@emotion/react';
import { useState } from 'react';
import type { NavigationLink, WeeklyTheme as Theme } from '@detour/shared-contracts/api';
import { ChevronDownIcon, media, Popover, text as type } from '@detour/shared-ui';
import { needsScript } from '../frame-styles';
import { MenuLinks } from './MenuLinks';
import { pathTo, withAll } from './navigation-levels';
import { useFrameText } from '../useFrameText';
import { WeeklyTheme } from './WeeklyTheme';

export interface TopNavigationProps {
  readonly links: readonly NavigationLink[];
  readonly weeklyTheme: Theme | null;
}

/** Content menus beside the flows, on desktop. Other screens use the burger menu. @spec NAV-001 NAV-002 */
export const TopNavigation = ({ links, weeklyTheme }: TopNavigationProps) => (
  <div css={[menus, needsScript]}>
    {links.map((link) => (
      <NavigationMenu key={link._id} menu={link} weeklyTheme={weeklyTheme} />
    ))}
  </div>
);

interface NavigationMenuProps extends Pick<TopNavigationProps, 'weeklyTheme'> {
  readonly menu: NavigationLink;
}

const NavigationMenu = ({ menu, weeklyTheme }: NavigationMenuProps) => {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <Popover
      open={open}
      onClose={close}
      label={menu.label}
      width="52rem"
      focus="none"
      anchor={
        <button
          type="button"
          aria-expanded={open}
          aria-haspopup="dialog"
          data-testid="inspirations"
          css={opener}
          onClick={() => setOpen(!open)}
        >
          {menu.label}
          <ChevronDownIcon size={18} />
        </button>
      }
    >
      {weeklyTheme && <WeeklyTheme theme={weeklyTheme} onFollow={close} />}
      <Levels menu={menu} onFollow={close} />
    </Popover>
  );
};

/** Levels side by side: sections, the selected section's content, and the selected place's content. */
const Levels = ({ menu, onFollow }: { readonly menu: NavigationLink; readonly onFollow: () => void }) => {
  const text = useFrameText();
  const [openId, setOpenId] = useState<string>(menu.children[0]?._id ?? '');
  const [section, area] = pathTo(menu.children, openId);
  return (
    <div css={levels}>
      <MenuLinks
        label={menu.label}
        links={menu.children}
        openId={section?._id ?? null}
        onOpen={setOpenId}
        onFollow={onFollow}
      />
      {section && (
        <div css={level}>
          {area ? (
            <>
              <button type="button" css={[type.label, back]} onClick={() => setOpenId(section._id)}>
                {text('header.backTo', { label: section.label })}
              </button>
              <MenuLinks
                label={area.label}
                links={withAll(area, text('header.allOf', { label: area.label }))}
                onOpen={setOpenId}
                onFollow={onFollow}
              />
            </>
          ) : (
            <MenuLinks
              label={section.label}
              links={section.children}
              onOpen={setOpenId}
              onFollow={onFollow}
            />
          )}
        </div>
      )}
    </div>
  );
};

const menus = css({ gridArea: 'nav', alignSelf: 'center', [media.belowDesktop]: { display: 'none' } });

const opener = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.3rem',
  minHeight: 'var(--size-target)',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'var(--color-ink-muted)',
  fontFamily: 'inherit',
  fontSize: '0.9688rem',
  fontWeight: 540,
  cursor: 'pointer',
  '&[aria-expanded="true"]': { color: 'var(--color-ink)' },
  [media.hover]: { '&:hover': { color: 'var(--color-ink)' } },
});

const levels = css({ display: 'grid', gridTemplateColumns: '13rem 1fr', gap: 'var(--space-5)' });

const level = css({
  minHeight: '16rem',
  maxHeight: '60vh',
  overflow: 'auto',
  paddingInlineStart: 'var(--space-5)',
  borderInlineStart: '1px solid var(--color-line)',
});

const back = css({
  minHeight: 'var(--size-target)',
  paddingInline: 'var(--space-2)',
  border: 0,
  background: 'none',
  color: 'var(--color-brand)',
  fontFamily: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.22em',
  cursor: 'pointer',
});
