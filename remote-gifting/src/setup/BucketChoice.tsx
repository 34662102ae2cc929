import { useId } from 'react';
import { css } from '@emotion/react';
import { ChoiceCard, ChoiceGroup, Tag, text } from '@detour/shared-ui';
import { useText } from '../text';
import type { BucketOption } from './setup.view-model';

export interface BucketChoiceProps {
  readonly options: readonly BucketOption[];
  readonly value: string;
  readonly onChange: (bucket: string) => void;
}

/** The rate of a gift stay: it determines how many hotels the gift unlocks. @spec GIFT-004 GIFT-048 CARE-004 FLAG-002 */
export const BucketChoice = ({ options, value, onChange }: BucketChoiceProps) => {
  const t = useText();
  const name = useId();
  return (
    <div css={column}>
      <ChoiceGroup legend={t('term.giftBucket')} legendHidden>
        {options.map((option) => (
          <ChoiceCard
            key={option.value}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            title={
              <>
                {option.label} {option.tag && <Tag tone="accent">{option.tag}</Tag>}
              </>
            }
            line={option.subtext}
            amount={option.price}
            data-testid="gift-bucket"
          />
        ))}
      </ChoiceGroup>
      <p css={[text.small, text.muted]}>{t('gift.bucketInfo')}</p>
    </div>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-3)' });
