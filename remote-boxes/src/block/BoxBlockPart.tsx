import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { boxBlockCall, type BoxBlock } from '@detour/shared-contracts/api';
import { boxBlockValidator } from '@detour/shared-contracts/validator-loaders';
import { GiftBoxCarousel, LinkButton, media, SectionHeader } from '@detour/shared-ui';
import { useApi, useFormat, useSite } from '@detour/remote-kit';
import { useText } from '../text';
import { toGiftBoxItem } from './box-block.view-model';
import type { Names } from '../contract';

/** The block of the content system; null while it loads and after a failure. @spec BOX-031 */
const useBoxBlock = (): BoxBlock | null => {
  const api = useApi<Names>();
  const { locale } = useSite();
  const [block, setBlock] = useState<BoxBlock | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const load = async (): Promise<void> => {
      const answer = await api.request(boxBlockCall, boxBlockValidator, {
        query: { locale },
        signal: leaving.signal,
      });
      if (answer.ok && !leaving.signal.aborted) setBlock(answer.value);
    };
    void load();
    return () => leaving.abort();
  }, [api, locale]);
  return block;
};

/** Gift boxes among search results: texts, boxes and a button in the block's palette. @spec BOX-030 BOX-031 */
export const BoxBlockPart = () => {
  const text = useText();
  const format = useFormat();
  const site = useSite<Names>();
  const block = useBoxBlock();
  if (!block || block.boxes.length === 0) return null;
  const { cta } = block;
  return (
    <section
      id={block.containerId}
      css={[frame, palettes[block.colorPalette]]}
      data-testid="box-block"
      data-palette={block.colorPalette}
    >
      <SectionHeader
        title={block.title}
        lead={block.subtitle}
        link={
          <LinkButton kind="quiet" href={cta.link.url} newTab={cta.link.newTab}>
            {cta.label}
          </LinkButton>
        }
      />
      <GiftBoxCarousel
        label={block.title}
        boxes={block.boxes.map((box) => toGiftBoxItem(box, { site, format, text }))}
      />
    </section>
  );
};

const frame = css({
  minWidth: 0,
  padding: 'var(--space-8)',
  borderRadius: 'var(--radius-l)',
  [media.mobile]: { marginInline: '-1.25rem', padding: 'var(--space-6) 1.25rem', borderRadius: 0 },
});

const palettes = {
  sand: css({ background: 'var(--color-surface-raised)' }),
  green: css({ background: 'var(--color-brand-tint)' }),
};
