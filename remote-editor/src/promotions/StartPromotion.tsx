import { css } from '@emotion/react';
import type { PromotionBody } from '@detour/shared-contracts/api';
import type { Json } from '@detour/shared-contracts/base';
import { Button, Note } from '@detour/shared-ui';
import { fit, type Schema } from '../form/schema';
import { useText } from '../text';
import type { PromotionProps } from './usePromotion';

type Part = { readonly [Member in keyof PromotionBody]?: object };

const ten: Part = { value: { kind: 'percent', percent: 10 }, products: { flows: ['booking'] } };

/** Beginnings of the usual promotions. Everything can be changed before it is saved. */
const starts = {
  code: {
    value: { kind: 'percent', percent: 10 },
    way: { kind: 'code', purchases: ['stay'], mostUsesPerBuyer: 1 },
  },
  automatic: ten,
  lastMinute: { ...ten, stay: { mostDaysBefore: 5 } },
  early: { ...ten, stay: { leastDaysBefore: 90 } },
  longStay: { ...ten, stay: { leastNights: 3 } },
} as const satisfies Readonly<Record<string, Part>>;

const names = Object.keys(starts) as readonly (keyof typeof starts)[];

/** A code without a promotion: its editor chooses a beginning. */
export const StartPromotion = ({ item, editing }: Pick<PromotionProps, 'item' | 'editing'>) => {
  const text = useText();
  if (!item.mayChange) return <Note tone="warning">{text('promo.unknown')}</Note>;
  return (
    <div css={column}>
      <Note title={text('promo.startTitle')}>{text('promo.startText')}</Note>
      <div css={row}>
        {names.map((name) => (
          <Button
            key={name}
            kind="quiet"
            width="label"
            onClick={() => editing.change(fit(item.schema as Schema, starts[name] as Json))}
          >
            {text(`promo.start.${name}`)}
          </Button>
        ))}
      </div>
    </div>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-4)' });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' });
