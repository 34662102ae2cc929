import { css } from '@emotion/react';
import type { HomeBlock } from '@detour/shared-contracts/api';
import { Anchor, text, textLink } from '@detour/shared-ui';

export interface MarketingBlockProps {
  readonly block: Extract<HomeBlock, { readonly kind: 'marketing-block' }>;
}

/** A short text of the shop, without a picture. @spec HOME-010 */
export const MarketingBlock = ({ block }: MarketingBlockProps) => (
  <section data-below="" css={frame}>
    <h2 css={text.h2}>{block.title}</h2>
    <p css={text.body}>{block.text}</p>
    {block.ctas.map(({ label, url, newTab }) => (
      <Anchor key={url} href={url} newTab={newTab} css={[textLink, link]}>
        {label}
      </Anchor>
    ))}
  </section>
);

const frame = css({ display: 'grid', justifyItems: 'start', gap: '0.9rem', maxWidth: 'var(--size-text)' });

const link = css({ minHeight: 'var(--size-target)', display: 'inline-flex', alignItems: 'center' });
