import { isoDate } from '@detour/shared-contracts/base';
import { wordingOf, type ActivityTexts } from '@detour/shared-contracts/catalogue';
import type { Fact } from '../../../messages/speech';
import type { OutboxPayloads } from '../../../outbox/outbox.repository';
import type { BookingRow } from '../../../sales/slots/booking.repository';
import type { VisitedActivity } from '../../../sales/visits/visit.repository';
import type { MailHouse } from '../../blocks/mail-house';
import type { Letter } from '../../blocks/render-letter';
import { noticeLetter } from './notice-letter';

export interface VisitStory {
  readonly told: OutboxPayloads['mail.visit'];
  readonly booking: Pick<BookingRow, 'party' | 'guest_name' | 'guest_email'>;
  readonly activity: Pick<VisitedActivity, 'label' | 'texts' | 'partner'>;
  /** The voucher can be used again. */
  readonly isOpen: boolean;
  /** Absolute address of the button. */
  readonly link: string;
}

interface Slot {
  readonly day: string;
  readonly starts: string;
}

const momentOf = ({ day, starts }: Slot, { t, format }: MailHouse): string =>
  t('mail.dateAndTime', { date: format.fullDate(isoDate(day)), time: format.time(starts) });

const textsOf = ({ activity }: VisitStory, { locale }: MailHouse): Partial<ActivityTexts> =>
  activity.texts[wordingOf(locale)];

const whenFacts = ({ told, booking }: VisitStory, house: MailHouse): readonly Fact[] => {
  const { t } = house;
  return [
    { label: t('mail.when'), lines: [momentOf(told, house)] },
    ...(told.before ? [{ label: t('visit.before'), lines: [momentOf(told.before, house)] }] : []),
    { label: t('visit.who'), lines: [t('voucher.people', { adults: booking.party })] },
  ];
};

const whereFacts = (story: VisitStory, house: MailHouse): readonly Fact[] => {
  const { t, format } = house;
  const { partner } = story.activity;
  const { gettingThere } = textsOf(story, house);
  if (!partner) return [];
  const { name, address, zip, town, phone, email } = partner;
  return [
    { label: t('visit.where'), lines: [name, address, `${zip} ${town}`, format.phone(phone), email] },
    ...(gettingThere ? [{ label: t('visit.gettingThere'), lines: [gettingThere] }] : []),
  ];
};

const subjectOf = (story: VisitStory, house: MailHouse) => ({
  label: textsOf(story, house).label ?? story.activity.label,
  date: house.format.longDate(isoDate(story.told.day)),
});

const guestHeads = {
  booked: ['visit.bookedSubject', 'visit.bookedTitle', 'visit.bookedLead'],
  moved: ['visit.movedSubject', 'visit.movedTitle', 'visit.movedLead'],
  cancelled: ['visit.cancelledSubject', 'visit.cancelledTitle', 'visit.cancelledLead'],
} as const;

const partnerHeads = {
  booked: ['visit.partnerBookedSubject', 'visit.partnerBookedTitle', 'visit.partnerBookedLead'],
  moved: ['visit.partnerMovedSubject', 'visit.partnerMovedTitle', 'visit.partnerMovedLead'],
  cancelled: ['visit.cancelledSubject', 'visit.partnerCancelledTitle', 'visit.partnerCancelledLead'],
} as const;

const guestNotes = ({ told, isOpen }: VisitStory, { t }: MailHouse): readonly string[] => {
  if (told.what !== 'cancelled')
    return [t('visit.calendarNote'), t('voucher.stepBring'), t('visit.changeNote')];
  return isOpen ? [t('visit.chooseAgain')] : [];
};

/** To the person who booked: what, when, where and how to change it. */
export const visitGuestLetter = (house: MailHouse, story: VisitStory): Letter => {
  const { told, booking, activity, link } = story;
  const { t } = house;
  const [subject, title, lead] = guestHeads[told.what];
  const where = told.what === 'cancelled' ? [] : whereFacts(story, house);
  return noticeLetter(house, {
    subject: t(subject, subjectOf(story, house)),
    title: t(title),
    greeting: t('mail.greeting', { firstName: booking.guest_name ?? '' }),
    lead: t(lead, { partner: activity.partner?.name ?? activity.label }),
    facts: [...whenFacts(story, house), ...where],
    button: t('visit.button'),
    link,
    notes: guestNotes(story, house),
    footer: [t('visit.why')],
  });
};

/** To the partner: who comes and when. Without the code: the guest brings it. */
export const visitPartnerLetter = (house: MailHouse, story: VisitStory): Letter => {
  const { told, booking, link } = story;
  const { t } = house;
  const [subject, title, lead] = partnerHeads[told.what];
  const guest = [booking.guest_name, booking.guest_email].filter((line) => line !== null);
  return noticeLetter(house, {
    subject: t(subject, subjectOf(story, house)),
    title: t(title),
    greeting: t('mail.greetingAll'),
    lead: t(lead),
    facts: [
      { label: t('mail.activity'), lines: [subjectOf(story, house).label] },
      ...whenFacts(story, house),
      { label: t('visit.guest'), lines: guest },
    ],
    button: t('visit.partnerButton'),
    link,
    notes: told.what === 'cancelled' ? [] : [t('visit.partnerNote')],
    footer: [t('visit.partnerWhy')],
  });
};
