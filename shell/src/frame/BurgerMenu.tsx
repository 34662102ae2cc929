import { css } from '@emotion/react';
import { useState } from 'react';
import { Dialog, IconButton, media, Menu2Icon } from '@detour/shared-ui';
import { needsScript, plainLink } from './frame-styles';
import { useFrameText } from './useFrameText';

export interface BurgerLink {
  readonly label: string;
  readonly href: string;
  readonly current?: boolean;
}

/** The header's places as a list, on screens that are not desktop. @spec HDR-008 */
export const BurgerMenu = ({ links }: { readonly links: readonly BurgerLink[] }) => {
  const text = useFrameText();
  const [open, setOpen] = useState(false);
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
        onClose={() => setOpen(false)}
        title={text('ui.menu')}
        closeLabel={text('ui.close')}
        kind="side"
      >
        <nav aria-label={text('ui.menu')}>
          <ul role="list">
            {links.map(({ label, href, current }) => (
              <li key={href} css={row}>
                {/* The shell navigates in place, so nothing else would close the menu. */}
                <a
                  href={href}
                  css={[plainLink, place]}
                  {...(current ? { 'aria-current': 'true' as const } : {})}
                  onClick={() => setOpen(false)}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </Dialog>
    </div>
  );
};

const burger = css({ [media.desktop]: { display: 'none' } });

const row = css({ borderBottom: '1px solid var(--color-line)' });

const place = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'var(--size-control)',
  fontWeight: 540,
  '&[aria-current]': { color: 'var(--color-brand)', fontWeight: 620 },
});
