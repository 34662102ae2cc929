import { css } from '@emotion/react';
import { giftCardScene } from '../setup/gift-options';
import { voucherMonths } from '@detour/shared-contracts/rules';
import { Button, container, GiftIcon, PriceBar, Skeleton, text } from '@detour/shared-ui';
import { CriteriaGate, useFormat } from '@detour/remote-kit';
import { CustomizationFields } from '../customization/CustomizationFields';
import { GiftCover } from '../preview/GiftCover';
import { GiftPreview } from '../preview/GiftPreview';
import { FeatureList } from '../setup/FeatureList';
import { FormatChoice } from '../setup/FormatChoice';
import { OfferFoot } from '../setup/OfferFoot';
import { SetupLayout } from '../setup/SetupLayout';
import { SetupStep } from '../setup/SetupStep';
import { useText } from '../text';
import { useGiftCard, type GiftCardSetup } from './useGiftCard';
import { ValueChoice } from './ValueChoice';

/** @spec GCARD-001 ROUTE-027 */
export const GiftCardPage = () => {
  const t = useText();
  const card = useGiftCard();
  return (
    <div css={[container, page]} data-testid="page-giftcard-customization">
      <SetupLayout stage={<Stage card={card} />}>
        <div css={head}>
          <h1 css={text.h1}>{t('card.title')}</h1>
          <p css={[text.lead, text.muted]}>{t('card.lead')}</p>
          <FeatureList
            features={[
              t('gift.validityMonths', { months: voucherMonths.gift_card }),
              t('card.anyStay'),
              t('card.rest'),
            ]}
          />
        </div>
        <SetupStep title={t('gift.giftCardAmount')} level={2}>
          <ValueChoice value={card.value} typed={card.typed} onType={card.type} />
        </SetupStep>
        <SetupStep title={t('gift.whichFormat')} level={2}>
          <FormatChoice value={card.format} shipping={card.shipping} onChange={card.chooseFormat} />
        </SetupStep>
        <SetupStep title={t('gift.yourWords')} level={2}>
          <CustomizationFields form={card.form} />
        </SetupStep>
      </SetupLayout>
      <PriceBar
        start={
          <>
            <b css={text.price}>{card.view.total}</b>
            <span css={[text.small, text.muted, line]}>{card.view.basis}</span>
          </>
        }
        action={
          <Button kind="buy" width="label" icon={<GiftIcon />} busy={card.busy} onClick={card.offer}>
            {t('gift.offer')}
          </Button>
        }
      />
    </div>
  );
};

const Stage = ({ card }: { readonly card: GiftCardSetup }) => {
  const t = useText();
  return (
    <CriteriaGate skeleton={<Skeleton width="100%" height="40rem" radius="l" />}>
      <div css={preview}>
        <GiftPreview
          cover={<CardFace value={card.value} />}
          customization={card.form.value}
          facts={card.view.cardFacts}
        />
      </div>
      <OfferFoot {...card.view} label={t('gift.offer')} busy={card.busy} onOffer={card.offer} />
    </CriteriaGate>
  );
};

/** Cover of a gift card, with its value on a band. */
const CardFace = ({ value }: { readonly value: number | null }) => {
  const format = useFormat();
  return (
    <div css={face}>
      <GiftCover image={`/images/${giftCardScene}/640_360.webp`} />
      {value !== null && <b css={[text.price, band]}>{format.wholePrice(value)}</b>}
    </div>
  );
};

const page = css({ paddingBlock: '2rem var(--space-section)' });
const head = css({ display: 'grid', gap: 'var(--space-4)' });
const line = css({ display: 'block' });
const preview = css({ padding: '2.25rem clamp(1rem, 4cqw, 2.25rem) 1.5rem' });
const face = css({ position: 'relative', height: '100%' });

const band = css({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  padding: '0.6rem',
  background: '#fdf8ea',
  color: 'var(--color-brand)',
  textAlign: 'center',
});
