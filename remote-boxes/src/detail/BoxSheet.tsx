import { css } from '@emotion/react';
import { useId } from 'react';
import { printPath } from '@detour/shared-contracts';
import { CheckIcon, LinkButton, media, Note, Price, text as type } from '@detour/shared-ui';
import { useSite } from '@detour/shared-ui/remote';
import type { BoxView } from '../listing/box.view-model';
import { BoxFace } from '../listing/BoxFace';
import { useText } from '../text';

/** The face at left; name, price and content at right. @spec BOX-004 BOX-005 */
export const BoxSheet = ({ box }: { readonly box: BoxView }) => {
  const text = useText();
  const { brand, locale } = useSite();
  const contentsId = useId();
  return (
    <article css={sheet} data-code={box.code}>
      <BoxFace
        title={box.title}
        brand={brand}
        image={box.image}
        sizes="(max-width: 767px) 70vw, 380px"
        eager
      />
      <div css={words}>
        <h1 css={type.h1}>{box.title}</h1>
        <div css={price}>
          <p css={[type.small, type.muted]}>{text('box.price')}</p>
          <Price
            amount={box.exactPrice}
            size="large"
            align="start"
            {...(box.promo
              ? {
                  reference: box.promo.exactReference,
                  referenceLabel: text('boxes.reference'),
                  amountLabel: text('boxes.now'),
                  promo: text('boxes.discount', { discount: box.promo.percent }),
                }
              : {})}
          />
          {box.promo && (
            <p css={[type.small, type.muted]}>
              {text('price.lowest30', { price: box.promo.exactReference })}
            </p>
          )}
        </div>
        <section css={contents} aria-labelledby={contentsId}>
          <h2 id={contentsId} css={type.h3}>
            {text('box.contains')}
          </h2>
          <ul role="list" css={list}>
            {box.content.map((line) => (
              <li key={line} css={item}>
                <CheckIcon />
                {line}
              </li>
            ))}
          </ul>
        </section>
        <Note title={text('box.soonTitle')}>{text('box.soonText')}</Note>
        <p css={actions}>
          <LinkButton href={printPath('search', locale)}>{text('boxes.seeStays')}</LinkButton>
          <LinkButton kind="quiet" href={printPath('boxes', locale)}>
            {text('boxes.seeBoxes')}
          </LinkButton>
        </p>
      </div>
    </article>
  );
};

const sheet = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 6fr)',
  gap: '3rem',
  alignItems: 'start',
  [media.belowDesktop]: { gap: 'var(--space-8)' },
  [media.mobile]: { gridTemplateColumns: '1fr', gap: 'var(--space-6)' },
});

const words = css({ display: 'grid', gap: 'var(--space-6)' });
const price = css({ display: 'grid', gap: 'var(--space-1)' });
const contents = css({ display: 'grid', gap: 'var(--space-3)' });
const list = css({ display: 'grid', gap: 'var(--space-2)' });
const item = css({
  display: 'flex',
  gap: '0.6rem',
  '& > svg': { marginTop: '0.15rem', color: 'var(--color-positive)' },
});
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' });
