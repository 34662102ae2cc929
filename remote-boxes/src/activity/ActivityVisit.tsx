import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import type { ActivityPartner, GiftActivity } from '@detour/shared-contracts/api';
import { factLine } from '@detour/shared-contracts/format';
import {
  ClockIcon,
  InfoCircleIcon,
  LanguageIcon,
  MailIcon,
  MailText,
  MapPinIcon,
  media,
  PhoneIcon,
  text as type,
  textLink,
} from '@detour/shared-ui';
import { PlaceMap, useFormat } from '@detour/remote-kit';
import { useText } from '../text';
import type { Names } from '../contract';

/** Place, time and partner of an activity, from the current catalogue only. @spec ACT-002 ACT-004 */
export const ActivityVisit = ({ activity }: { readonly activity: GiftActivity }) => {
  const text = useText();
  const id = useId();
  const { contact, gettingThere, schedules, included, importantInfo } = activity;
  return (
    <section css={visit} aria-labelledby={id} data-testid="gift-visit">
      <h2 id={id} css={type.h3}>
        {text('voucher.place')}
      </h2>
      {contact && (
        <PlaceMap<Names>
          place={contact}
          label={text('visit.map', { partner: contact.name })}
          text={text}
          data-testid="visit-map"
        />
      )}
      <div css={grid}>
        <Fact icon={<MapPinIcon />}>
          <Address activity={activity} />
          {gettingThere && <p css={type.muted}>{gettingThere}</p>}
        </Fact>
        {contact && (
          <div css={stack}>
            <Reach partner={contact} />
          </div>
        )}
        {schedules.length > 0 && (
          <Fact icon={<ClockIcon />}>
            <h3 css={type.label}>{text('voucher.schedules')}</h3>
            <Lines lines={schedules} />
          </Fact>
        )}
        {contact && contact.languages.length > 0 && (
          <Fact icon={<LanguageIcon />}>
            <h3 css={type.label}>{text('visit.languages')}</h3>
            <p>{contact.languages.map((language) => text('visit.language', { language })).join(', ')}</p>
          </Fact>
        )}
      </div>
      {included.length > 0 && (
        <div>
          <h3 css={type.label}>{text('voucher.included')}</h3>
          <Lines lines={included} />
        </div>
      )}
      <Fact icon={<InfoCircleIcon />}>
        <h3 css={type.label}>{text('voucher.goodToKnow')}</h3>
        <Lines lines={[...importantInfo, text('voucher.bring')]} />
      </Fact>
    </section>
  );
};

const Address = ({ activity: { contact, partner, place } }: { readonly activity: GiftActivity }) =>
  contact ? (
    <address css={address} data-testid="visit-address">
      <strong css={strong}>{contact.name}</strong>
      <span>{contact.address}</span>
      <span>
        {contact.zip} {contact.town}
      </span>
    </address>
  ) : (
    <p css={strong}>{factLine([partner, place].map((part) => part || null))}</p>
  );

const Reach = ({ partner: { phone, email } }: { readonly partner: ActivityPartner }) => {
  const format = useFormat();
  return (
    <>
      <Fact icon={<PhoneIcon />}>
        <a css={textLink} href={`tel:${phone}`}>
          {format.phone(phone)}
        </a>
      </Fact>
      <Fact icon={<MailIcon />}>
        <a css={[textLink, long]} href={`mailto:${email}`}>
          <MailText>{email}</MailText>
        </a>
      </Fact>
    </>
  );
};

const Fact = ({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) => (
  <div css={fact}>
    {icon}
    <div>{children}</div>
  </div>
);

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </>
);

const visit = css({ display: 'grid', gap: 'var(--space-5)', maxWidth: 'var(--size-text-measure)' });
const grid = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 'var(--space-5)',
  alignItems: 'start',
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-4)' },
});
const stack = css({ display: 'grid', gap: 'var(--space-3)' });
const fact = css({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  gap: '0.75rem',
  '& > svg': { width: '1.25rem', height: '1.25rem', marginTop: '0.15rem', color: 'var(--color-brand)' },
});
const address = css({ display: 'grid', fontStyle: 'normal' });
const strong = css({ fontWeight: 620 });
const long = css({ overflowWrap: 'anywhere' });
