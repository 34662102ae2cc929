import { css } from '@emotion/react';
import { useId } from 'react';
import { giftFormatOptions, type GiftFormatOption } from './gift-options';
import type { GiftFormat } from '@detour/shared-contracts/rules';
import { ChoiceCard, ChoiceGroup, Tag, text } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import type { Shipping } from '../shipping/useShipping';
import { useText, type TextId } from '../text';

export interface FormatChoiceProps {
  readonly value: GiftFormat;
  readonly shipping: Shipping;
  readonly onChange: (format: GiftFormat) => void;
}

const deliveries = {
  'instant-email': 'gift.digitalDelivery',
  post: 'gift.physicalDelivery',
} as const satisfies Record<GiftFormatOption['delivery'], TextId>;

const names = {
  digital: 'term.formatDigital',
  physical: 'term.formatPhysical',
} as const satisfies Record<GiftFormat, TextId>;

/** E-mail or post; without post, a sentence gives the reason. @spec GIFT-006 GIFT-008 GIFT-009 GIFT-011 GIFT-012 */
export const FormatChoice = ({ value, shipping, onChange }: FormatChoiceProps) => {
  const t = useText();
  const format = useFormat();
  const name = useId();
  const noteId = `${name}-note`;
  const free = shipping.kind === 'available' && shipping.cost === 0;
  const tagOf = ({ tag }: GiftFormatOption) => {
    if (tag === 'ecological') return <Tag>{t('gift.digitalTag')}</Tag>;
    return free ? <Tag>{t('gift.physicalTag')}</Tag> : null;
  };
  return (
    <div css={column}>
      <ChoiceGroup legend={t('gift.whichFormat')} legendHidden>
        <div css={pair}>
          {giftFormatOptions.map((option) => (
            <ChoiceCard
              key={option.format}
              name={name}
              value={option.format}
              checked={option.format === value}
              disabled={option.format === 'physical' && shipping.kind !== 'available'}
              onChange={() => onChange(option.format)}
              title={
                <span css={head}>
                  {t(names[option.format])} {tagOf(option)}
                </span>
              }
              line={t(deliveries[option.delivery])}
              amount={
                option.format === 'physical' && shipping.kind === 'available' && !free
                  ? format.price(shipping.cost)
                  : undefined
              }
              {...(option.format === 'physical' &&
                shipping.kind === 'unavailable' && { 'aria-describedby': noteId })}
              data-testid={`gift-format-${option.format}`}
            />
          ))}
        </div>
      </ChoiceGroup>
      {shipping.kind === 'unavailable' && (
        <p id={noteId} css={[text.small, text.muted]}>
          {t('gift.physicalSoon')}
        </p>
      )}
    </div>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-3)' });

const pair = css({
  display: 'grid',
  // Side by side if wide enough, which a phone and the panel of a stay are not.
  gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))',
  gap: 'var(--space-3)',
});

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.25rem 0.5rem',
  // A tag of the same tint would be invisible on a selected card.
  'label:has(:checked) & > span': { background: 'var(--color-surface-raised)' },
});
