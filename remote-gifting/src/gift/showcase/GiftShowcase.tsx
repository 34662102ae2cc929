import { css } from '@emotion/react';
import { productPath } from '@detour/shared-contracts/sites';
import { IncludedItems, LinkButton, MapPinIcon, media, Picture, text } from '@detour/shared-ui';
import { PlaceMap, useSite } from '@detour/remote-kit';
import type { Names } from '../../contract';
import { useText } from '../../text';
import type { GivenStay } from './gift-stay.view-model';

export interface GiftShowcaseProps {
  readonly id: string;
  readonly description: string;
  readonly given: GivenStay;
}

/** Content of the given stay, beside the hotel on its map. @spec PROD-014 PROD-015 */
export const GiftShowcase = ({ id, description, given: { hotel, room, includes } }: GiftShowcaseProps) => {
  const t = useText();
  const { locale } = useSite();
  return (
    <div css={columns}>
      <section data-below="" css={column} aria-labelledby="gift-stay" data-testid="gift-includes">
        <h2 id="gift-stay" css={text.h2}>
          {t('gift.includes')}
        </h2>
        <IncludedItems items={includes} />
        <p css={measure}>{description}</p>
        <article css={[roomBox, !room.image && pictureless]}>
          {room.image && (
            <Picture image={room.image} sizes="(max-width: 767px) 112vw, 198px" ratio={4 / 3} css={picture} />
          )}
          <div>
            <h3 css={text.h3}>{room.title}</h3>
            <p css={text.muted}>{room.text}</p>
          </div>
        </article>
        <LinkButton kind="link" css={start} href={productPath<Names>(locale, id)}>
          {t('gift.seeStay')}
        </LinkButton>
      </section>
      <section data-below="" css={column} aria-labelledby="gift-hotel">
        <h2 id="gift-hotel" css={text.h2}>
          {hotel.name}
        </h2>
        <p css={measure}>{hotel.text}</p>
        <p css={item}>
          <MapPinIcon size={24} />
          <span>{hotel.address}</span>
        </p>
        <PlaceMap<Names>
          place={hotel}
          label={t('gift.map', { hotel: hotel.name })}
          text={t}
          data-testid="gift-map"
        />
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

const item = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '0.9rem',
  lineHeight: 1.45,
  '& > svg': { flex: 'none', color: 'var(--color-brand)' },
});

const roomBox = css({
  display: 'grid',
  gridTemplateColumns: '11rem minmax(0, 1fr)',
  gap: 'var(--space-5)',
  alignItems: 'start',
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-4)' },
});

const pictureless = css({ gridTemplateColumns: 'minmax(0, 1fr)' });
const picture = css({ overflow: 'hidden', borderRadius: 'var(--radius-m)' });
const start = css({ justifySelf: 'start' });
const measure = css({ maxWidth: 'var(--size-text-measure)' });
