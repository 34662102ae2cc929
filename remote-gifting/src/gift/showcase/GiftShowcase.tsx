import { css } from '@emotion/react';
import { productPath } from '@detour/shared-contracts/sites';
import { LinkButton, MapPinIcon, media, programIconOf, text } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import type { Names } from '../../contract';
import { useText } from '../../text';
import type { GivenStay } from './gift-stay.view-model';
import { GivenHotelMap } from './GivenHotelMap';

export interface GiftShowcaseProps {
  readonly id: string;
  readonly description: string;
  readonly given: GivenStay;
}

/** What is given: what the stay includes, beside the hotel on its map. @spec PROD-014 PROD-015 */
export const GiftShowcase = ({ id, description, given: { hotel, includes } }: GiftShowcaseProps) => {
  const t = useText();
  const { locale } = useSite();
  return (
    <div css={columns}>
      <section css={column} aria-labelledby="gift-stay" data-testid="gift-includes">
        <h2 id="gift-stay" css={text.h2}>
          {t('gift.includes')}
        </h2>
        <ul css={list} role="list">
          {includes.map(({ icon, title, detail }) => {
            const Icon = programIconOf(icon);
            return (
              <li key={title} css={item}>
                <Icon size={24} />
                <span>
                  <b css={strong}>{title}</b>
                  {detail}
                </span>
              </li>
            );
          })}
        </ul>
        <p css={measure}>{description}</p>
        <LinkButton kind="link" href={productPath<Names>(locale, id)}>
          {t('gift.seeStay')}
        </LinkButton>
      </section>
      <section css={column} aria-labelledby="gift-hotel">
        <h2 id="gift-hotel" css={text.h2}>
          {hotel.name}
        </h2>
        <p css={measure}>{hotel.text}</p>
        <p css={item}>
          <MapPinIcon size={24} />
          <span>{hotel.address}</span>
        </p>
        <GivenHotelMap hotel={hotel} />
      </section>
    </div>
  );
};

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 'var(--space-section) clamp(2rem, 6vw, 4.5rem)',
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const column = css({ display: 'grid', alignContent: 'start', gap: 'var(--space-5)' });
const list = css({ display: 'grid', gap: 'var(--space-4)' });

const item = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '0.9rem',
  lineHeight: 1.45,
  '& > svg': { flex: 'none', color: 'var(--color-brand)' },
});

const strong = css({ display: 'block', fontWeight: 580 });
const measure = css({ maxWidth: 'var(--size-text-measure)' });
