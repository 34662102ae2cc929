import { css } from '@emotion/react';
import { Fragment, useEffect, useRef, useState } from 'react';
import { Anchor } from '../link/Anchor';
import { ChevronRightIcon } from '../icon/icons';
import { media } from '../foundation/media';
import { crumbsToShow, hiddenOnPhone, type Crumb } from './breadcrumb-data';

export interface BreadcrumbProps {
  /** The last item is the page itself and has no link. */
  crumbs: readonly Crumb[];
  /** "Fil d’Ariane" */
  label: string;
  /**
   * Collapses more than two levels: `true` to the first and the last; `phone`, below 768 px, to the first and the nearest
   * linked one above the page, whose heading repeats the last. @spec UI-020 UI-021
   */
  short?: boolean | 'phone' | undefined;
  /** Name of the button that shows the levels that `phone` hides: "Afficher tout le fil d’Ariane". Without it, none. */
  moreLabel?: string | undefined;
}

/** Breadcrumb of a page. `breadcrumbData` gives its structured data for the page's head. */
export const Breadcrumb = ({ crumbs, label, short = false, moreLabel }: BreadcrumbProps) => {
  const [isOpen, setOpen] = useState(false);
  const levels = useRef<HTMLOListElement>(null);
  // The button is gone: the first level that it has shown takes its focus.
  useEffect(() => {
    if (isOpen) levels.current?.querySelectorAll('a')[1]?.focus();
  }, [isOpen]);
  const hidden = short === 'phone' && !isOpen ? hiddenOnPhone(crumbs) : null;
  return (
    <nav aria-label={label}>
      <ol ref={levels} css={list} role="list">
        {crumbsToShow(crumbs, short === true).map((crumb, index, all) => (
          <Fragment key={`${crumb.href ?? ''} ${crumb.label}`}>
            {index === hidden?.[0] && <More label={moreLabel} onOpen={() => setOpen(true)} />}
            <li css={hidden?.includes(index) ? [item, belowTablet] : item}>
              {index > 0 && <ChevronRightIcon size={14} />}
              <Level crumb={crumb} isPage={index === all.length - 1} />
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
};

const Level = ({ crumb, isPage }: { readonly crumb: Crumb; readonly isPage: boolean }) => {
  if (crumb.label === '…') return <span aria-hidden="true">…</span>;
  return crumb.href && !isPage ? (
    <Anchor href={crumb.href} css={link}>
      {crumb.label}
    </Anchor>
  ) : (
    <span {...(isPage && { 'aria-current': 'page' as const })}>{crumb.label}</span>
  );
};

interface MoreProps {
  readonly label: string | undefined;
  readonly onOpen: () => void;
}

/** Stands for the hidden levels, on phones. */
const More = ({ label, onOpen }: MoreProps) => (
  <li css={[item, onPhone]} data-more="">
    <ChevronRightIcon size={14} />
    {label === undefined ? (
      <span aria-hidden="true">…</span>
    ) : (
      <button type="button" aria-label={label} css={more} onClick={onOpen}>
        …
      </button>
    )}
  </li>
);

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '0.5rem',
  padding: 0,
  listStyle: 'none',
  color: 'var(--color-ink-muted)',
  fontSize: '0.9063rem',
  fontWeight: 440,
  lineHeight: 1.4,
});

const item = css({ display: 'inline-flex', alignItems: 'center', gap: '0.5rem' });
const belowTablet = css({ [media.mobile]: { display: 'none' } });
const onPhone = css({ [media.fromTablet]: { display: 'none' } });

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.5rem',
  color: 'inherit',
  textDecoration: 'none',
  [media.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.22em' } },
});

const more = css({
  minWidth: 'var(--size-target)',
  minHeight: 'var(--size-target)',
  padding: 0,
  border: 0,
  // As high as the line, with a target that is larger.
  marginBlock: '-0.6rem',
  marginInline: '-0.4rem',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
});
