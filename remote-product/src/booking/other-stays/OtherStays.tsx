import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Anchor, LinkButton, Picture, text } from '@detour/shared-ui';
import { useApi, useFormat, useOpenGift, useSite } from '@detour/remote-kit';
import type { Names } from '../../contract';
import { useText } from '../../text';
import { quoteRequestOf } from '../quote/quote.query';
import type { Booking } from '../useBooking';
import { otherStaysQuery } from './other-stays.query';
import { toOtherStays } from './other-stays.view-model';

/**
 * The hotel's other stays that are free on the chosen dates, for a visitor whose stay is not. Shows nothing while they load, and when there
 * are none: other dates remain.
 */
export const OtherStays = ({ booking: { stay, criteria } }: { readonly booking: Booking }) => {
  const t = useText();
  const titleId = useId();
  const format = useFormat();
  const { locale } = useSite();
  const gift = useOpenGift<Names>();
  const { data } = useQuery(otherStaysQuery(useApi<Names>(), quoteRequestOf(stay.id, locale, criteria)));
  const given = {
    id: stay.id,
    hotelId: stay.hotel.id,
    locale,
    criteria,
    giftRest: gift?.rest ?? null,
    format,
    t,
  };
  const others = data && toOtherStays(data.offers, given);
  if (!others) return null;
  return (
    <section aria-labelledby={titleId} data-testid="other-stays" css={block}>
      {/* No heading: on a phone the panel follows the title of the page at once. */}
      <p id={titleId} css={text.label}>
        {t('booking.otherStays')}
      </p>
      <p css={[text.small, text.muted]}>{others.basis}</p>
      <ul css={list}>
        {others.stays.map(({ id, href, title, headword, image, amount }) => (
          <li key={id} css={item}>
            {image && <Picture image={image} alt="" sizes="72px" ratio={1} css={picture} />}
            <span css={words}>
              <Anchor href={href} css={cover}>
                {title}
              </Anchor>
              {headword && <span css={[text.small, text.muted]}>{headword}</span>}
            </span>
            <strong css={price}>{amount}</strong>
          </li>
        ))}
      </ul>
      {others.all && (
        <LinkButton kind="link" href={others.all.href}>
          {t('booking.allStays', { count: others.all.count })}
        </LinkButton>
      )}
    </section>
  );
};

const block = css({
  display: 'grid',
  gap: 'var(--space-2)',
  justifyItems: 'start',
  paddingTop: 'var(--space-2)',
});

const list = css({
  display: 'grid',
  gap: 'var(--space-3)',
  width: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const item = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '4.5rem 1fr auto',
  alignItems: 'center',
  gap: 'var(--space-3)',
});

const picture = css({ overflow: 'hidden', borderRadius: 'var(--radius-s)' });
const words = css({ display: 'grid', minWidth: 0, gridColumn: 2 });
const price = css({ whiteSpace: 'nowrap', gridColumn: 3 });

// One link covers the whole line.
const cover = css({ color: 'inherit', '&::after': { content: '""', position: 'absolute', inset: 0 } });
