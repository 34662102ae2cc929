import { css } from '@emotion/react';
import { Anchor, media, Price, text as type } from '@detour/shared-ui';
import { useHost, useSite } from '@detour/remote-kit';
import { titleLine } from '@detour/shared-contracts/format';
import type { BoxView } from './box.view-model';
import { BoxFace } from './BoxFace';
import type { Names } from '../contract';

/** A box in the list; one link covers the whole card. Emits an event when chosen. @spec ANALYT-003 */
export const BoxCard = ({ box }: { readonly box: BoxView }) => {
  const { brand } = useSite();
  const { bus } = useHost<Names>();
  const { code, price: cost } = box;
  return (
    <article css={card} data-testid="box-card" data-code={box.code} data-amount={box.price.amount}>
      <BoxFace
        title={box.title}
        brand={brand}
        image={box.image}
        sizes="(max-width: 767px) 30vw, (max-width: 1279px) 23vw, 260px"
      />
      <h2 css={[type.h3, heading]}>
        <Anchor
          href={box.href}
          onClick={() => bus.emit('boxes.box-selected@1', { id: code, boxPrice: cost.amount })}
          css={cover}
        >
          {titleLine(box.title)}
        </Anchor>
      </h2>
      <p css={[type.small, type.muted]}>{box.content}</p>
      <p css={price}>
        <Price {...box.price.shown} align="start" />
      </p>
    </article>
  );
};

const card = css({ position: 'relative', display: 'flex', flexDirection: 'column', height: '100%' });
const heading = css({ marginBlock: '1rem 0.25rem' });
const price = css({ marginBlockStart: 'auto', paddingBlockStart: '0.75rem' });

const cover = css({
  color: 'inherit',
  textDecoration: 'none',
  textDecorationThickness: '1px',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'var(--radius-m)' },
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  '&:focus-visible::after': {
    outline: '2.5px solid var(--color-focus)',
    outlineOffset: '4px',
    boxShadow: '0 0 0 4px var(--color-focus-halo)',
  },
  [media.hover]: { '&:hover': { textDecoration: 'underline' } },
});
