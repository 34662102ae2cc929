import { css } from '@emotion/react';
import type { StayDetail } from '@detour/shared-contracts/api';
import { printPath, productPath } from '@detour/shared-contracts/sites';
import { Breadcrumb, Button, GiftIcon, LinkButton, PriceBar, text } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { GiftCover } from '../preview/GiftCover';
import { GiftSetupForm } from '../setup/GiftSetupForm';
import { useGiftSetup } from '../setup/useGiftSetup';
import { useText } from '../text';
import { GiftBenefits } from './GiftBenefits';
import { HowItWorks } from './HowItWorks';
import type { Names } from '../contract';

/** The gift's setup, the stay's description, and how the gift works. */
export const GiftStay = ({ stay }: { readonly stay: StayDetail }) => {
  const t = useText();
  const { locale } = useSite();
  const setup = useGiftSetup(stay.id);
  const { hotel } = stay;
  const crumbs = [
    { label: t('gift.crumb'), href: `${printPath<Names>('search', locale)}?flow=gifting` },
    { label: hotel.label },
  ];
  return (
    <div css={page}>
      <div css={top}>
        <Breadcrumb crumbs={crumbs} label={t('nav.breadcrumb')} />
        <GiftSetupForm
          setup={setup}
          cover={<GiftCover image={stay.images[0] ?? null} eager />}
          level={2}
          offerLabel={t('gift.offer')}
          head={
            <div css={head}>
              <h1 css={text.h1} data-testid="product-title">
                {t('gift.pageTitle', { title: stay.label })}
              </h1>
              <p css={[text.lead, text.muted]}>
                {t('gift.lead', { hotel: hotel.label, place: hotel.location.label })}
              </p>
              <GiftBenefits />
            </div>
          }
        />
      </div>
      <section css={about} aria-labelledby="gift-stay">
        <h2 id="gift-stay" css={text.h2}>
          {t('gift.theStay')}
        </h2>
        <p css={measure}>{stay.description}</p>
        <LinkButton kind="link" href={productPath<Names>(locale, stay.id)}>
          {t('gift.seeStay')}
        </LinkButton>
      </section>
      <HowItWorks />
      {setup.view && (
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
      )}
    </div>
  );
};

const page = css({ display: 'grid', gap: 'var(--space-section)', paddingBlockStart: '1.5rem' });
const top = css({ display: 'grid', gap: '2rem' });
const head = css({ display: 'grid', gap: 'var(--space-4)' });
const about = css({ display: 'grid', justifyItems: 'start', gap: 'var(--space-4)' });
const measure = css({ maxWidth: 'var(--size-text-measure)' });
const line = css({ display: 'block' });
