import { css } from '@emotion/react';
import type { Homepage } from '@detour/shared-contracts/api';
import { Anchor, media } from '@detour/shared-ui';
import { paletteOf } from '../../promo/palette';
import { useText } from '../../text';

export interface HomePromoBarProps {
  readonly bar: NonNullable<Homepage['promoBar']>;
  readonly tabs: Homepage['header']['tabs'];
}

/** Current campaigns, each a link in its colours, and flow tabs if content has them. @spec PROMO-008 PROMO-009 */
export const HomePromoBar = ({ bar, tabs }: HomePromoBarProps) => {
  const text = useText();
  return (
    <div css={frame} data-code={bar.internalCode}>
      {tabs.length > 0 && (
        <nav aria-label={text('home.flows')}>
          <ul role="list" css={row}>
            {tabs.map(({ flow, label, url }) => (
              <li key={flow}>
                <Anchor href={url} data-testid={`flow-${flow}`} css={tab}>
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ul role="list" aria-label={text('home.campaigns')} css={row}>
        {bar.links.map(({ label, url, newTab, colorPalette, campaign, category }) => (
          <li key={url}>
            <Anchor
              href={url}
              newTab={newTab}
              data-campaign={campaign}
              data-category={category}
              css={[chip, paletteOf(colorPalette)]}
            >
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
};

const frame = css({
  display: 'grid',
  gap: '0.5rem',
  justifyContent: 'center',
  // Visually part of the search box above.
  marginBlockStart: 'calc(1.75rem - var(--space-section))',
  [media.mobile]: {
    justifyContent: 'stretch',
    marginBlockStart: '-1.75rem',
    marginInline: '-1.25rem',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '&::-webkit-scrollbar': { display: 'none' },
  },
});

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '0.75rem',
  [media.mobile]: {
    flexWrap: 'nowrap',
    justifyContent: 'start',
    padding: '0.25rem 1.25rem',
    width: 'max-content',
  },
});

const item = { display: 'inline-flex', alignItems: 'center', minHeight: 'var(--size-target)' } as const;

const chip = css({
  ...item,
  paddingInline: '1.1rem',
  borderRadius: 'var(--radius-pill)',
  fontSize: '0.9688rem',
  fontWeight: 540,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  [media.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.22em' } },
});

const tab = css({ ...item, color: 'var(--color-ink-muted)', fontWeight: 540, textDecoration: 'none' });
