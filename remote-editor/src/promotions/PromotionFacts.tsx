import { css } from '@emotion/react';
import type { PromotionBody, StaffPromotion } from '@detour/shared-contracts/api';
import { Tag, text as type, type TagTone } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { useText } from '../text';
import { printEuros } from './terms/print-euros';

type State = NonNullable<StaffPromotion['state']>;

const tones: Readonly<Record<State, TagTone>> = {
  planned: 'accent',
  running: 'positive',
  'used-up': 'warning',
  ended: 'neutral',
};

export const StateTag = ({ state }: { readonly state: State }) => {
  const text = useText();
  return <Tag tone={tones[state]}>{text(`promo.state.${state}`)}</Tag>;
};

interface PromotionFactsProps extends Pick<StaffPromotion, 'uses' | 'spent'> {
  readonly body: PromotionBody;
}

/** Uses and cents given so far, with their limits: "12 utilisations sur 200 · 480 € accordés sur 5 000 €". */
export const PromotionFacts = ({ uses, spent, body: { limits } }: PromotionFactsProps) => {
  const text = useText();
  const format = useFormat();
  const given = printEuros(format, spent);
  return (
    <p css={[type.small, facts]}>
      <span>
        {limits.mostUses === null
          ? text('promo.uses', { count: uses })
          : text('promo.usesOf', { count: uses, most: format.count(limits.mostUses) })}
      </span>
      <span>
        {limits.budget === null
          ? text('promo.given', { amount: given })
          : text('promo.givenOf', { amount: given, budget: printEuros(format, limits.budget) })}
      </span>
    </p>
  );
};

const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 var(--space-4)',
  fontVariantNumeric: 'tabular-nums',
});
