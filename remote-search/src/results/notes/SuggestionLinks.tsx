import { css } from '@emotion/react';
import type { SuggestionSection } from '@detour/shared-contracts/api';
import { Anchor, media, text as type } from '@detour/shared-ui';
import { useFormat, useSite } from '@detour/remote-kit';

export interface SuggestionLinksProps {
  readonly sections: readonly SuggestionSection[];
}

/** Related searches with result counts. Hidden from customer care. @spec SRCH-017 CARE-003 */
export const SuggestionLinks = ({ sections }: SuggestionLinksProps) => {
  const { mode } = useSite();
  if (mode === 'care') return null;
  return sections.map((section) => <Section key={section.title} section={section} />);
};

const Section = ({ section }: { readonly section: SuggestionSection }) => {
  const format = useFormat();
  return (
    <section css={frame} data-testid="suggestion-links">
      <h2 css={type.h3}>{section.title}</h2>
      <ul css={list} role="list">
        {section.links.map(({ label, url, numberOfOffers }) => (
          <li key={url}>
            <Anchor href={url} css={link}>
              <span>{label}</span>
              <span css={number}>{format.count(numberOfOffers)}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
};

const frame = css({ marginBlockStart: '4rem' });

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  columnGap: '1.5rem',
  marginBlockStart: '0.75rem',
  [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const link = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1rem',
  minHeight: '3.25rem',
  borderBlockEnd: 'var(--border-hairline)',
  color: 'inherit',
  textDecoration: 'none',
  '& > span:first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
  [media.hover]: { '&:hover > span:first-of-type': { textDecoration: 'underline' } },
});

const number = css({ color: 'var(--color-ink-muted)', fontVariantNumeric: 'tabular-nums lining-nums' });
