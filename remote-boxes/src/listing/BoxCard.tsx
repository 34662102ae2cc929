import { css } from '@emotion/react';
import { Anchor, media, Price, text as type } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import type { BoxView } from './box.view-model';
import { BoxFace } from './BoxFace';

/** A box in the list; one link covers the whole card. */
export const BoxCard = ({ box }: { readonly box: BoxView }) => {
  const { brand } = useSite();
  return (
    <article css={card} data-testid="box-card" data-code={box.code} data-amount={box.price.amount}>
      <BoxFace
        title={box.title}
        brand={brand}
        image={box.image}
        sizes="(max-width: 767px) 30vw, (max-width: 1279px) 23vw, 260px"
      />
      <h2 css={[type.h3, heading]}>
        <Anchor href={box.href} css={cover}>
          {box.title}
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
