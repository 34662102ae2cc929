import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import type { Image } from '@detour/shared-contracts/api';
import type { IsoDate } from '@detour/shared-contracts/base';
import type { DraftStore } from '@detour/shared-checkout';
import { Button, text } from '@detour/shared-ui';
import { useFormat, useHost } from '@detour/remote-kit';
import { CustomizationFields } from '../../customization/CustomizationFields';
import { useCustomizationForm } from '../../customization/useCustomizationForm';
import { useText } from '../../text';
import { GivingSection } from '../delivery/GivingSection';
import { useGiftGiving } from '../delivery/useGiftGiving';
import type { FurtherGifts } from './useFurtherGifts';

export interface FurtherGiftProps {
  /** In the draft. */
  readonly giftKey: string;
  /** From 2. */
  readonly number: number;
  readonly gifts: FurtherGifts;
  readonly draft: DraftStore;
  readonly fromName: string;
  readonly image: Image | string;
  readonly lastDay: IsoDate;
}

/** The message of a further gift, kept in the draft. */
const useMessage = (draft: DraftStore, key: string) => {
  const { clock } = useHost();
  const name = `gift${key}.message`;
  const [message, setMessage] = useState(() => draft.read(clock.now()).extra[name] ?? '');
  return {
    message,
    keep: (next: string): void => {
      setMessage(next);
      const { extra } = draft.read(clock.now());
      draft.write(clock.now(), { extra: { ...extra, [name]: next } });
    },
  };
};

/** One more gift of the order, with its message and recipient. */
export const FurtherGift = (props: FurtherGiftProps) => {
  const { giftKey, number, gifts, draft, fromName, image, lastDay } = props;
  const t = useText();
  const format = useFormat();
  const { message, keep } = useMessage(draft, giftKey);
  const form = useCustomizationForm(
    { value: { fromName, message }, set: (next) => keep(next.message) },
    { mandatory: false, key: giftKey },
  );
  const giving = useGiftGiving(draft, { lastDay, key: giftKey });
  const heading = useRef<HTMLHeadingElement>(null);
  const { register } = gifts;
  useEffect(() => {
    register(giftKey, {
      message: message.trim(),
      validate: () =>
        giving.validate().map(({ fieldId, message: words }) => ({
          fieldId,
          message: `${t('giving.number', { number })} – ${words}`,
        })),
      delivery: () => giving.delivery(),
    });
  });
  useEffect(() => () => register(giftKey, null), [giftKey]); // oxlint-disable-line react/exhaustive-deps -- `register` keeps a map of this page
  useEffect(() => {
    if (gifts.added === giftKey) heading.current?.focus();
  }, [gifts.added, giftKey]);
  const titleId = `gift-${giftKey}-title`;
  return (
    <section css={box} aria-labelledby={titleId} data-testid="further-gift">
      <div css={head}>
        <h2 id={titleId} ref={heading} tabIndex={-1} css={[text.h2, quiet]}>
          {t('giving.number', { number })}
        </h2>
        <Button
          kind="link"
          aria-label={`${t('giving.remove')} – ${t('giving.number', { number })}`}
          onClick={() => gifts.remove(giftKey)}
        >
          {t('giving.remove')}
        </Button>
      </div>
      <CustomizationFields form={form} messageOnly />
      <GivingSection
        giving={giving}
        customization={{ fromName, message }}
        image={image}
        facts={t('gift.validUntil', { date: format.longDate(lastDay) })}
        isTitleHidden
      />
    </section>
  );
};

const box = css({
  display: 'grid',
  gap: 'var(--space-5)',
  paddingBlockStart: 'var(--space-8)',
  borderBlockStart: 'var(--border-hairline)',
});
const head = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 'var(--space-4)',
});
// Focused when it was added; it has just appeared.
const quiet = css({ '&:focus, &:focus-visible': { outline: 'none', boxShadow: 'none' } });
