import { css } from '@emotion/react';
import { Anchor } from '../link/Anchor';
import { ChevronRightIcon } from '../icon/icons';
import { media } from '../foundation/media';
import { crumbsToShow, type Crumb } from './breadcrumb-data';

export interface BreadcrumbProps {
  /** The last item is the page itself and has no link. */
  crumbs: readonly Crumb[];
  /** "Fil d’Ariane" */
  label: string;
  /** Collapses more than two levels to the first and the last. @spec UI-020 UI-021 */
  short?: boolean | undefined;
}

/** Breadcrumb of a page. `breadcrumbData` gives its structured data for the page's head. */
export const Breadcrumb = ({ crumbs, label, short = false }: BreadcrumbProps) => (
  <nav aria-label={label}>
    <ol css={list} role="list">
      {crumbsToShow(crumbs, short).map((crumb, index, all) => (
        <li key={`${crumb.href ?? ''} ${crumb.label}`} css={item}>
          {index > 0 && <ChevronRightIcon size={14} />}
          {crumb.label === '…' ? (
            <span aria-hidden="true">…</span>
          ) : crumb.href && index < all.length - 1 ? (
            <Anchor href={crumb.href} css={link}>
              {crumb.label}
            </Anchor>
          ) : (
            <span aria-current="page">{crumb.label}</span>
          )}
        </li>
      ))}
    </ol>
  </nav>
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

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.5rem',
  color: 'inherit',
  textDecoration: 'none',
  [media.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.22em' } },
});
