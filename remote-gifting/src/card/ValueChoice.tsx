import { css } from '@emotion/react';
import { useId, useState } from 'react';
import type { Cents } from '@detour/shared-contracts/base';
import { ChoiceChip, ChoiceGroup, TextField } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { useText } from '../text';
import { presets, readCardValue, valueRule } from './card-value';

export interface ValueChoiceProps {
  /** Cents; null while the input is invalid. */
  readonly value: Cents | null;
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

export const valueFieldId = 'gift-card-value';

/** @spec GCARD-001 */
export const ValueChoice = ({ value, typed, onType }: ValueChoiceProps) => {
  const t = useText();
  const format = useFormat();
  const name = useId();
  const [left, setLeft] = useState(false);
  const rule = t('card.rule', {
    least: format.wholePrice(valueRule.least),
    most: format.wholePrice(valueRule.most),
    step: format.wholePrice(valueRule.step),
  });
  return (
    <div css={column}>
      <ChoiceGroup legend={t('gift.giftCardAmount')} legendHidden direction="row">
        {presets.map((preset) => (
          <ChoiceChip
            key={preset}
            css={chip}
            name={name}
            value={preset}
            checked={preset === value}
            onChange={() => onType(String(preset / 100))}
          >
            {format.wholePrice(preset)}
          </ChoiceChip>
        ))}
      </ChoiceGroup>
      <TextField
        id={valueFieldId}
        css={field}
        label={t('card.other')}
        hint={rule}
        error={left && readCardValue(typed) === null ? t('card.wrong') : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => {
          setLeft(false);
          onType(currentTarget.value);
        }}
        onBlur={() => setLeft(true)}
        data-testid="gift-card-value"
      />
    </div>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-5)' });
const chip = css({ fontVariantNumeric: 'tabular-nums lining-nums' });
const field = css({ maxWidth: '22rem' });
