import type { GiftDelivery } from '@detour/shared-contracts/api';
import type { IsoDate } from '@detour/shared-contracts/base';
import { isEmail, isFilled, isPrintableText, sendTimeProblem } from '@detour/shared-contracts/rules';

interface Finding {
  /** Member of the delivery. */
  readonly member: keyof GiftDelivery;
  readonly message: string;
}

const timeWords = {
  past: 'must be in the future',
  'too-late': 'must be within 12 months and 30 days before the last day of the gift',
} as const;

interface SendTerms {
  readonly now: number;
  readonly lastDay: IsoDate;
}

/** The schema accepts a month 91. */
const timeFinding = ({ sendAt, locale }: GiftDelivery, terms: SendTerms): string | null => {
  if (sendAt === null) return null;
  const at = Date.parse(sendAt);
  if (Number.isNaN(at)) return 'is not a point in time';
  const problem = sendTimeProblem(at, { ...terms, locale });
  return problem && timeWords[problem];
};

/** What the schema of a delivery cannot express. `now` is ms UTC, `lastDay` that of the gift. */
export const deliveryFindings = (delivery: GiftDelivery, terms: SendTerms): readonly Finding[] => {
  const { toName, toEmail, sendAt } = delivery;
  const time = timeFinding(delivery, terms);
  return [
    ...(isPrintableText(toName)
      ? []
      : [
          {
            member: 'toName' as const,
            message: 'holds characters that cannot be printed, such as emoji',
          },
        ]),
    ...(toEmail !== null && !isFilled(toName)
      ? [{ member: 'toName' as const, message: 'is required for a mail to the recipient' }]
      : []),
    ...(toEmail === null || isEmail(toEmail.trim())
      ? []
      : [{ member: 'toEmail' as const, message: 'is not an address' }]),
    ...(toEmail === null && sendAt !== null
      ? [{ member: 'sendAt' as const, message: 'needs an address' }]
      : []),
    ...(time === null ? [] : [{ member: 'sendAt' as const, message: time }]),
  ];
};
