import { css } from '@emotion/react';
import type { StayDetail } from '@detour/shared-contracts/api';
import { Button, GiftIcon, PriceBar, text } from '@detour/shared-ui';
import { useFormat, useSite } from '@detour/remote-kit';
import { GiftCover } from '../preview/GiftCover';
import { GiftSetupForm } from '../setup/GiftSetupForm';
import { useGiftSetup, type GiftSetup } from '../setup/useGiftSetup';
import { useText } from '../text';
import { GiftBenefits } from './GiftBenefits';
import { HowItWorks } from './HowItWorks';
import { toGivenStay } from './showcase/gift-stay.view-model';
import { GiftHeader } from './showcase/GiftHeader';
import { GiftShowcase } from './showcase/GiftShowcase';

/** The given stay with pictures, the setup of the gift, the hotel, and how a gift works. */
export const GiftStay = ({ stay }: { readonly stay: StayDetail }) => {
  const t = useText();
  const format = useFormat();
  const { locale } = useSite();
  const setup = useGiftSetup(stay.id);
  const given = toGivenStay(stay, { t, format, locale });
  return (
    <div css={page}>
      <div css={top}>
        <GiftHeader title={stay.label} hotel={given.hotel} images={stay.images} />
        <GiftSetupForm
          setup={setup}
          cover={<GiftCover image={stay.images[0] ?? null} />}
          level={2}
          offerLabel={t('gift.offer')}
          head={
            <div css={head}>
              <p css={[text.lead, text.muted]}>{t('gift.leadShort')}</p>
              <GiftBenefits />
            </div>
          }
        />
      </div>
      <GiftShowcase id={stay.id} description={stay.description} given={given} />
      <HowItWorks />
      <GiftPriceBar setup={setup} />
    </div>
  );
};

/** Price and button, always in reach below 1280 px. */
const GiftPriceBar = ({ setup }: { readonly setup: GiftSetup }) => {
  const t = useText();
  return (
    setup.view && (
      <PriceBar
        start={
          <>
            <b css={text.price}>{setup.view.total}</b>
            <span css={[text.small, text.muted, line]}>{setup.view.basis}</span>
          </>
        }
        action={
          <Button kind="buy" width="label" icon={<GiftIcon />} busy={setup.busy} onClick={setup.offer}>
            {t('gift.offer')}
          </Button>
        }
      />
    )
  );
};

// A carousel of pictures would widen a track without a minimum of 0.
const one = 'minmax(0, 1fr)';
const page = css({
  display: 'grid',
  gridTemplateColumns: one,
  gap: 'var(--space-section)',
  paddingBlockStart: '1.5rem',
});
const top = css({ display: 'grid', gridTemplateColumns: one, gap: 'var(--space-8)' });
const head = css({ display: 'grid', gap: 'var(--space-4)' });
const line = css({ display: 'block' });
