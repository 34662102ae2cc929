import { css } from '@emotion/react';
import { useId } from 'react';
import { ChoiceChip, ChoiceGroup, text } from '@detour/shared-ui';
import { useText } from '../text';
import type { NightsOption } from './setup.view-model';

export interface NightsChoiceProps {
  readonly options: readonly NightsOption[];
  readonly value: number;
  readonly onChange: (nights: number) => void;
}

/** Choice of nights, each with its price rounded up to whole euros. @spec GIFT-003 GIFT-047 GIFT-052 */
export const NightsChoice = ({ options, value, onChange }: NightsChoiceProps) => {
  const t = useText();
  const name = useId();
  return (
    <ChoiceGroup legend={t('gift.howManyNights')} legendHidden>
      <div css={row}>
        {options.map(({ nights, label, price }) => (
          <ChoiceChip
            key={nights}
            css={card}
            name={name}
            value={nights}
            checked={nights === value}
            onChange={() => onChange(nights)}
            data-testid="gift-nights"
          >
            <b css={strong}>{label}</b>
            <span css={[text.muted, text.figures]}>{price}</span>
          </ChoiceChip>
        ))}
      </div>
    </ChoiceGroup>
  );
};

const row = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(6.25rem, 1fr))',
  gap: 'var(--space-3)',
});

const card = css({
  '&&': {
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'center',
    gap: '0.15rem',
    minHeight: '4.5rem',
    padding: '0.75rem 1.1rem',
  },
  '&&:has(:checked)': { padding: 'calc(0.75rem - 1px) calc(1.1rem - 1px)' },
});

const strong = css({ fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.3 });
