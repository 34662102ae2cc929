import { css } from '@emotion/react';
import { emptyCriteria } from '@detour/shared-contracts/criteria';
import type { Flow } from '@detour/shared-contracts/mount';
import { Anchor, createChunk, LazyPart, media, SearchIcon } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { searchAddress } from '../searchbox/address/search-address';
import { useText } from '../text';

const chunk = /* @__PURE__ */ createChunk(() => import('../searchbox/SearchBox'));

// The address of a landing page names no place.
const noLabel = (): string => '';

/**
 * The search box of a landing page. Until its code is there, a link to all results of the flow has its place: the box is half of the
 * page's code.
 */
export const LandingSearch = ({ flow }: { readonly flow: Flow }) => {
  const text = useText();
  const { locale } = useSite();
  return (
    <div css={box}>
      <LazyPart
        chunk={chunk}
        failed={undefined}
        retryLabel={undefined}
        waiting={
          <Anchor href={searchAddress(locale, flow, emptyCriteria)} css={link}>
            <SearchIcon />
            {text('ui.search')}
          </Anchor>
        }
      >
        {({ SearchBox }) => <SearchBox look="row" flow={flow} labelOf={noLabel} />}
      </LazyPart>
    </div>
  );
};

/** As high as the box, so that nothing below moves. */
const height = { minHeight: '5.03rem', [media.mobile]: { minHeight: '3.5rem' } };

const box = css({ marginBlockStart: '0.75rem', ...height });

const link = css({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  paddingInline: '1.25rem',
  border: 'var(--border-control)',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-surface-raised)',
  color: 'inherit',
  textDecoration: 'none',
  ...height,
});
