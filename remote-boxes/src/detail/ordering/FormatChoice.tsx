import { css } from '@emotion/react';
import { useId } from 'react';
import { giftFormats, type GiftFormat } from '@detour/shared-contracts/rules';
import { ChoiceCard, ChoiceGroup, Tag, text as type } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { useText, type TextId } from '../../text';
import type { Shipping } from './useShipping';

export interface FormatChoiceProps {
  readonly value: GiftFormat;
  readonly shipping: Shipping;
  readonly onChange: (format: GiftFormat) => void;
}

const words = {
  digital: ['term.formatDigital', 'gift.digitalDelivery'],
  physical: ['term.formatPhysical', 'gift.physicalDelivery'],
} as const satisfies Record<GiftFormat, readonly [TextId, TextId]>;

/** E-mail or post; without post, a sentence gives the reason. @spec BOX-006 */
export const FormatChoice = ({ value, shipping, onChange }: FormatChoiceProps) => {
  const text = useText();
  const format = useFormat();
  const name = useId();
  const tagOf = (kind: GiftFormat) => {
    if (kind === 'digital') return <FormatTag>{text('gift.digitalTag')}</FormatTag>;
    if (shipping.kind !== 'available') return null;
    return shipping.cost === 0 ? (
      <FormatTag>{text('gift.physicalTag')}</FormatTag>
    ) : (
      format.price(shipping.cost)
    );
  };
  return (
    <section css={column} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`} css={type.h3}>
        {text('gift.whichFormat')}
      </h2>
      <ChoiceGroup legend={text('gift.whichFormat')} legendHidden>
        {giftFormats.map((kind) => (
          <ChoiceCard
            key={kind}
            name={name}
            value={kind}
            checked={kind === value}
            disabled={kind === 'physical' && shipping.kind !== 'available'}
            onChange={() => onChange(kind)}
            title={text(words[kind][0])}
            line={text(words[kind][1])}
            amount={tagOf(kind)}
            data-testid={`gift-format-${kind}`}
          />
        ))}
      </ChoiceGroup>
      {shipping.kind === 'unavailable' && <p css={[type.small, type.muted]}>{text('gift.physicalSoon')}</p>}
    </section>
  );
};

const FormatTag = ({ children }: { readonly children: string }) => (
  <span css={onTint}>
    <Tag>{children}</Tag>
  </span>
);

// A tag of the same tint would be invisible on a selected card.
const onTint = css({ 'label:has(:checked) & > span': { background: 'var(--color-surface-raised)' } });
const column = css({ display: 'grid', gap: 'var(--space-3)' });
