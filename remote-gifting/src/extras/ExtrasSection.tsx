import { css } from '@emotion/react';
import { useId } from 'react';
import type { ExtraGroup, ExtraOption } from './gift-extras';
import { CheckboxField, ChoiceCard, ChoiceGroup, Tag, text } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { useText } from '../text';
import type { GiftExtras } from './useGiftExtras';

/** Available extras of a gift by post, with their prices. @spec GIFT-013 GIFT-014 */
export const ExtrasSection = ({ extras }: { readonly extras: GiftExtras }) => {
  const t = useText();
  return (
    <section css={section} aria-labelledby="gift-extras">
      <h2 id="gift-extras" css={text.h2}>
        {t('extras.title')}
      </h2>
      {extras.groups.map((group) => (
        <Group key={group.id} group={group} extras={extras} />
      ))}
    </section>
  );
};

interface GroupProps {
  readonly group: ExtraGroup;
  readonly extras: GiftExtras;
}

const Group = ({ group, extras }: GroupProps) => {
  const t = useText();
  const format = useFormat();
  const name = useId();
  const isChosen = (option: ExtraOption): boolean => extras.chosen.some(({ id }) => id === option.id);
  const priceOf = ({ price }: ExtraOption): string =>
    price === 0 ? t('price.free') : t('extras.price', { price: format.price(price) });
  const titleOf = ({ label, recommended }: ExtraOption) => (
    <>
      {label} {recommended && <Tag tone="accent">{t('ui.recommended')}</Tag>}
    </>
  );
  return (
    <ChoiceGroup legend={group.label}>
      {group.options.map((option) =>
        group.selection === 'single' ? (
          <ChoiceCard
            key={option.id}
            name={name}
            value={option.id}
            checked={isChosen(option)}
            onChange={() => extras.press(group, option.id)}
            title={titleOf(option)}
            amount={priceOf(option)}
          />
        ) : (
          <CheckboxField
            key={option.id}
            label={titleOf(option)}
            detail={priceOf(option)}
            checked={isChosen(option)}
            onChange={() => extras.press(group, option.id)}
          />
        ),
      )}
    </ChoiceGroup>
  );
};

const section = css({ display: 'grid', gap: 'var(--space-5)' });
