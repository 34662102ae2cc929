import { css } from '@emotion/react';
import { Button, GiftIcon, text } from '@detour/shared-ui';
import { useText } from '../text';
import { GiftFilm } from './GiftFilm';
import type { Gifting } from './useGifting';

/** Explains a gift stay in three steps and a film. In the booking flow with a button that switches to it. @spec PROD-016 PROD-020 PROD-061 */
export const GiftSection = ({ gifting }: { readonly gifting: Gifting }) => {
  const t = useText();
  return (
    <div css={column}>
      <p>{t('gift.sectionText')}</p>
      <h3 css={text.label}>{t('gift.howTitle')}</h3>
      <ol css={steps}>
        <li>{t('gift.how1')}</li>
        <li>{t('gift.how2')}</li>
        <li>{t('gift.how3')}</li>
      </ol>
      <GiftFilm />
      <ul css={[text.small, text.muted, facts]} role="list">
        <li>{t('gift.validity18')}</li>
        <li>{t('gift.exchangeable')}</li>
        <li>{t('gift.forTwo')}</li>
      </ul>
      {!gifting.active && (
        <p>
          <Button kind="quiet" icon={<GiftIcon />} onClick={gifting.toGift}>
            {t('gift.switch')}
          </Button>
        </p>
      )}
    </div>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-4)', maxWidth: 'var(--size-text-measure)' });
const steps = css({ display: 'grid', gap: 'var(--space-2)', margin: 0, paddingInlineStart: '1.25rem' });

const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.2rem 1.25rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
