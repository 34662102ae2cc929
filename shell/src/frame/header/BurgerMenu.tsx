import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import type { NavigationLink, WeeklyTheme as Theme } from '@detour/shared-contracts/api';
import { ChevronLeftIcon, Dialog, IconButton, media, Menu2Icon } from '@detour/shared-ui';
import { needsScript, plainLink } from '../frame-styles';
import { MenuLinks } from './MenuLinks';
import { pathTo, withAll } from './navigation-levels';
import { useFrameText } from '../useFrameText';
import { WeeklyTheme } from './WeeklyTheme';

export interface BurgerLink {
  readonly label: string;
  readonly href: string;
  readonly current?: boolean;
}

export interface BurgerMenuProps {
  readonly links: readonly BurgerLink[];
  /** Content menus, each with sub-levels. */
  readonly navigation: readonly NavigationLink[];
  readonly weeklyTheme: Theme | null;
}

/**
 * The header's navigation as a list, on all screens except desktop. Shows the root (0) or the level of a section.
 * @spec HDR-008 HDR-013 HDR-014
 */
export const BurgerMenu = ({ links, navigation, weeklyTheme }: BurgerMenuProps) => {
  const text = useFrameText();
  const [open, setOpen] = useState(false);
  const [level, setLevel] = useState<string | 0>(0);
  const path = pathTo(navigation, level);
  const section = path[path.length - 1];
  const close = (): void => {
    setOpen(false);
    setLevel(0);
  };
  return (
    <div css={[burger, needsScript]}>
      <IconButton
        label={text('ui.menu')}
        icon={<Menu2Icon size={22} />}
        data-testid="burger"
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={open}
        onClose={close}
        title={section?.label ?? text('ui.menu')}
        closeLabel={text('ui.close')}
        kind="side"
        mobile="full"
      >
        {section ? (
          <Section
            section={section}
            parent={path[path.length - 2] ?? null}
            onLevel={setLevel}
            onFollow={close}
          />
        ) : (
          <Root
            links={links}
            navigation={navigation}
            weeklyTheme={weeklyTheme}
            onLevel={setLevel}
            onFollow={close}
          />
        )}
      </Dialog>
    </div>
  );
};

interface RootProps extends BurgerMenuProps {
  readonly onLevel: (level: string) => void;
  readonly onFollow: () => void;
}

/** The root: the content menus, then the links. */
const Root = ({ links, navigation, weeklyTheme, onLevel, onFollow }: RootProps) => {
  const text = useFrameText();
  return (
    <nav aria-label={text('ui.menu')} data-level={0}>
      <MenuLinks
        label={text('header.inspirations')}
        links={navigation}
        onOpen={onLevel}
        onFollow={onFollow}
      />
      {weeklyTheme && <WeeklyTheme theme={weeklyTheme} onFollow={onFollow} />}
      <ul role="list" css={places}>
        {links.map(({ label, href, current }) => (
          <li key={href} css={row}>
            {/* In-app navigation does not reload, so the menu must close explicitly. */}
            <a
              href={href}
              css={[plainLink, place]}
              {...(current ? { 'aria-current': 'true' as const } : {})}
              onClick={onFollow}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

interface SectionProps {
  readonly section: NavigationLink;
  readonly parent: NavigationLink | null;
  readonly onLevel: (level: string | 0) => void;
  readonly onFollow: () => void;
}

/** A level below the root. Moves the focus, because the previously focused element is gone. */
const Section = ({ section, parent, onLevel, onFollow }: SectionProps) => {
  const text = useFrameText();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), [section._id]);
  return (
    <nav aria-label={section.label} data-level={section._id}>
      <button ref={back} type="button" css={backButton} onClick={() => onLevel(parent?._id ?? 0)}>
        <ChevronLeftIcon size={20} />
        {parent ? text('header.backTo', { label: parent.label }) : text('header.backToMenu')}
      </button>
      <MenuLinks
        label={section.label}
        links={withAll(section, text('header.allOf', { label: section.label }))}
        onOpen={onLevel}
        onFollow={onFollow}
      />
    </nav>
  );
};

const burger = css({ [media.desktop]: { display: 'none' } });
const places = css({ marginBlockStart: 'var(--space-2)', borderBlockStart: '1px solid var(--color-line)' });
const row = css({ borderBlockEnd: '1px solid var(--color-line)' });

const place = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'var(--size-control)',
  paddingInline: 'var(--space-2)',
  fontWeight: 540,
  '&[aria-current]': { color: 'var(--color-brand)', fontWeight: 620 },
});

const backButton = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  width: '100%',
  minHeight: 'var(--size-control)',
  paddingInline: 'var(--space-2)',
  border: 0,
  borderBlockEnd: '1px solid var(--color-line)',
  marginBlockEnd: 'var(--space-2)',
  background: 'none',
  color: 'var(--color-brand)',
  fontFamily: 'inherit',
  fontSize: '0.9688rem',
  fontWeight: 560,
  textAlign: 'start',
  cursor: 'pointer',
});
