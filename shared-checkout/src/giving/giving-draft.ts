import type { GiftDelivery, GiftDeliveryView } from '@detour/shared-contracts/api';
import { instantOf, parseIsoDate, zonedNow, type IsoDate } from '@detour/shared-contracts/base';
import {
  fitsLength,
  giftDesignOf,
  giftTextLimits,
  isEmail,
  isFilled,
  isPrintableText,
  sendTimeProblem,
  type GiftDesign,
} from '@detour/shared-contracts/rules';
import { locales, timeZoneOf, type Locale } from '@detour/shared-contracts/sites';

/** The current form, not validated. */
export interface GivingDraft {
  /** The buyer passes the gift on, or we send it to its recipient. */
  readonly way: 'self' | 'mail';
  readonly toName: string;
  readonly toEmail: string;
  /** Of the recipient. */
  readonly locale: Locale;
  readonly design: GiftDesign;
  readonly when: 'now' | 'later';
  /** Day and time `HH:mm` on the clock of the recipient's market. */
  readonly day: IsoDate | null;
  readonly time: string;
}

export type GivingField = 'toName' | 'toEmail' | 'day' | 'time';

export type GivingProblem = 'mandatory' | 'maxLength' | 'unprintable' | 'email' | 'past' | 'too-late';

const morning = '09:00';

export const emptyGiving = (locale: Locale): GivingDraft => ({
  way: 'self',
  toName: '',
  toEmail: '',
  locale,
  design: giftDesignOf(null),
  when: 'now',
  day: null,
  time: morning,
});

const pad = (value: number): string => String(value).padStart(2, '0');

/** Day and time of an instant on the clock of a market. */
const placeOf = (instant: string, locale: Locale): Pick<GivingDraft, 'day' | 'time'> => {
  const at = Date.parse(instant);
  const { date, hour } = zonedNow(at, timeZoneOf(locale));
  return { day: date, time: `${pad(hour)}:${pad(new Date(at).getUTCMinutes())}` };
};

/** The form of an existing delivery. */
export const givingOf = ({
  toName,
  toEmail,
  locale,
  design,
  sendAt,
}: Pick<GiftDeliveryView, 'toName' | 'toEmail' | 'locale' | 'design' | 'sendAt'>): GivingDraft => ({
  ...emptyGiving(locale),
  way: 'mail',
  toName,
  toEmail,
  design: giftDesignOf(design),
  when: sendAt === null ? 'now' : 'later',
  ...(sendAt !== null && placeOf(sendAt, locale)),
});

const timeForm = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Reads stored texts. An invalid value counts as empty. */
export const parseGiving = (texts: Readonly<Record<string, string>>, locale: Locale): GivingDraft => {
  const empty = emptyGiving(locale);
  const { way, toName = '', toEmail = '', locale: chosen, design, when, day, time = '' } = texts;
  return {
    way: way === 'mail' ? 'mail' : 'self',
    toName,
    toEmail,
    locale: locales.find((one) => one === chosen) ?? locale,
    design: giftDesignOf(design),
    when: when === 'later' ? 'later' : 'now',
    day: parseIsoDate(day ?? ''),
    time: timeForm.test(time) ? time : empty.time,
  };
};

export const printGiving = ({ day, ...draft }: GivingDraft): Readonly<Record<string, string>> => ({
  ...draft,
  day: day ?? '',
});

/** ms UTC; null while no day is chosen. */
const instantIn = ({ day, time, locale }: GivingDraft): number | null =>
  day === null ? null : instantOf(day, time, timeZoneOf(locale)).getTime();

interface Limits {
  /** ms UTC */
  readonly now: number;
  /** Last day of the gift. */
  readonly lastDay: IsoDate;
}

const nameProblem = ({ toName, way }: GivingDraft): GivingProblem | null => {
  if (!isFilled(toName)) return way === 'mail' ? 'mandatory' : null;
  if (!fitsLength(toName, giftTextLimits.toName)) return 'maxLength';
  return isPrintableText(toName) ? null : 'unprintable';
};

const timeProblem = (draft: GivingDraft, { now, lastDay }: Limits): GivingProblem | null => {
  const at = instantIn(draft);
  return at === null ? null : sendTimeProblem(at, { now, locale: draft.locale, lastDay });
};

/** Errors that prevent the sending of the gift, by field in the order of the form. */
export const givingProblems = (
  draft: GivingDraft,
  limits: Limits,
): readonly { readonly field: GivingField; readonly problem: GivingProblem }[] => {
  const { way, toEmail, when, day } = draft;
  const isMail = way === 'mail';
  const found: Readonly<Record<GivingField, GivingProblem | null>> = {
    toName: nameProblem(draft),
    toEmail: isMail ? (isFilled(toEmail) ? (isEmail(toEmail.trim()) ? null : 'email') : 'mandatory') : null,
    day: isMail && when === 'later' && day === null ? 'mandatory' : null,
    time: isMail && when === 'later' ? timeProblem(draft, limits) : null,
  };
  return (['toName', 'toEmail', 'day', 'time'] as const).flatMap((field) => {
    const problem = found[field];
    return problem === null ? [] : [{ field, problem }];
  });
};

/** The delivery of a form without problems. */
export const toDelivery = (draft: GivingDraft): GiftDelivery => {
  const { way, toName, toEmail, locale, design, when } = draft;
  const at = way === 'mail' && when === 'later' ? instantIn(draft) : null;
  return {
    toName: toName.trim(),
    toEmail: way === 'mail' ? toEmail.trim() : null,
    locale,
    design,
    sendAt: at === null ? null : new Date(at).toISOString(),
  };
};
