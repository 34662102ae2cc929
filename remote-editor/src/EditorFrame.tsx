import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { printPath } from '@detour/shared-contracts/sites';
import { Anchor, container, text as type, textLink } from '@detour/shared-ui';
import { useRoute, useSite } from '@detour/remote-kit';
import { useText, type TextId } from './text';
import type { Names } from './contract';

/** The lists of the editors' pages, each with its title. */
const lists: readonly (readonly [
  page: 'editor' | 'promotions' | 'photos' | 'experiments' | 'analytics',
  title: TextId,
])[] = [
  ['editor', 'list.title'],
  ['promotions', 'promo.title'],
  ['photos', 'photos.title'],
  ['experiments', 'experiments.title'],
  ['analytics', 'analytics.title'],
];

/** Leads from each page to the lists of the others. */
const Lists = () => {
  const text = useText();
  const { locale } = useSite();
  const { page: shown } = useRoute();
  return (
    <nav aria-label={text('lists.label')} css={navigation}>
      {lists.map(([name, title]) => (
        <Anchor
          key={name}
          href={printPath<Names>(name, locale)}
          css={textLink}
          aria-current={name === shown ? 'page' : undefined}
        >
          {text(title)}
        </Anchor>
      ))}
    </nav>
  );
};

interface EditorFrameProps {
  readonly testId: string;
  readonly title: string;
  /** The page before, for the way back. */
  readonly back: { readonly label: string; readonly href: string };
  readonly children: ReactNode;
}

/** Frame of the editors' pages. */
export const EditorFrame = ({ testId, title, back, children }: EditorFrameProps) => (
  <div data-testid={testId} css={[container, page]}>
    <header css={head}>
      <Lists />
      <Anchor href={back.href} css={textLink}>
        {back.label}
      </Anchor>
      <h1 css={type.h2}>{title}</h1>
    </header>
    {children}
  </div>
);

const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 'var(--space-6)',
  minHeight: '34rem',
  paddingBlock: 'clamp(1.25rem, 3vw, 2.25rem) var(--space-section)',
});
const navigation = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2) var(--space-5)',
  marginBottom: 'var(--space-2)',
  '& [aria-current]': { textDecoration: 'none', fontWeight: 600, color: 'var(--color-ink)' },
});
const head = css({ display: 'grid', justifyItems: 'start', gap: 'var(--space-2)' });
