import type { HotelDetail, LocalTax, StayDetail } from '@detour/shared-contracts/api';
import type { Format } from '@detour/shared-contracts/format';
import { localTaxOf } from '@detour/shared-contracts/rules';
import { cancellationLine } from '../booking/quote/cancellation-text';
import type { Text } from '../text';

export type PracticalTopic = 'hours' | 'access' | 'tax' | 'pets' | 'services' | 'cancellation';

export interface PracticalSection {
  readonly title: string | null;
  readonly lines: readonly string[];
  /** Shown as a bulleted list. */
  readonly list?: boolean;
}

export interface PracticalEntry {
  readonly topic: PracticalTopic;
  /** Line on the page: "Arrivée 15 h, départ 11 h". */
  readonly label: string;
  /** Content of the dialog. */
  readonly title: string;
  readonly sections: readonly PracticalSection[];
}

export interface PracticalFacts {
  readonly stay: Pick<StayDetail, 'hotel' | 'fromPrice'>;
  /** With dates, the quote's policy. null if none applies: in gifting, and on a hotel's page. @spec PROD-017 */
  readonly policy: StayDetail['cancellationPolicy'] | null;
  readonly hasDates: boolean;
  /** Selected nights and adults, for the tax. Defaults to 1 and 2 (PROD-039). */
  readonly nights?: number;
  readonly adults?: number;
  readonly t: Text;
  readonly format: Format;
}

/** Practical facts, each with its dialog. @spec PROD-017 PROD-024 PROD-025 PROD-026 PROD-027 PROD-028 */
export const toPracticalEntries = (facts: PracticalFacts): readonly PracticalEntry[] => {
  const { stay, t, format } = facts;
  const { hotel } = stay;
  const times = {
    checkin: format.time(hotel.checkInOut.checkin),
    checkout: format.time(hotel.checkInOut.checkout),
  };
  const thingsToKnow = { title: t('modal.thingsToKnow'), sections: thingsToKnowOf(facts) };
  return [
    {
      topic: 'hours',
      label: t('practical.hours', times),
      title: t('modal.hours'),
      sections: [
        {
          title: null,
          lines: [
            t('term.checkInFrom', { time: times.checkin }),
            t('term.checkOutUntil', { time: times.checkout }),
          ],
        },
      ],
    },
    {
      topic: 'access',
      label: t('practical.access'),
      title: t('modal.location'),
      sections: accessOf(hotel, t),
    },
    ...(hotel.localTax
      ? [
          {
            topic: 'tax' as const,
            label: t('practical.tax'),
            title: t('modal.touristTax'),
            sections: [
              { title: null, lines: [t('modal.touristTaxText'), ...taxLines(hotel.localTax, facts)] },
            ],
          },
        ]
      : []),
    { topic: 'pets', label: petsLabel(hotel, t, format), ...thingsToKnow },
    {
      topic: 'services',
      label: t('modal.services'),
      title: t('modal.services'),
      sections: servicesOf(hotel),
    },
    ...(facts.policy ? [{ topic: 'cancellation' as const, label: t('cancel.policy'), ...thingsToKnow }] : []),
  ];
};

/** The hotel's facilities, each once: `infoGeneral` repeats most of them by group. */
const servicesOf = ({ facilities, infoGeneral }: HotelDetail): readonly PracticalSection[] => {
  const groups = infoGeneral.map((group) => group.facilities.map(({ label }) => label));
  const grouped = new Set(groups.flat());
  const rest = facilities.map(({ label }) => label).filter((label) => !grouped.has(label));
  const named = new Set<string>();
  return [...groups, rest].flatMap((labels) => {
    const lines = labels.filter((label) => !named.has(label));
    for (const label of lines) named.add(label);
    return lines.length > 0 ? [{ title: null, list: true, lines }] : [];
  });
};

const accessOf = (hotel: HotelDetail, t: Text): readonly PracticalSection[] => [
  {
    title: t('practical.address'),
    lines: [hotel.label, hotel.address, `${hotel.zipCode} ${hotel.location.label}`],
  },
  { title: t('practical.gettingThere'), lines: [hotel.access] },
  { title: t('facility.parking'), lines: [hotel.parking ?? t('practical.noParking')] },
];

const petsLabel = ({ policy }: HotelDetail, t: Text, format: Format): string => {
  if (!policy.petsAllowed) return t('practical.noPets');
  return policy.petsPrice
    ? t('practical.petsPrice', { price: format.price(policy.petsPrice) })
    : t('practical.petsFree');
};

const petsLines = ({ policy }: HotelDetail, t: Text, format: Format): readonly string[] => [
  petsLabel({ policy } as HotelDetail, t, format),
  ...(policy.petsAllowed
    ? [
        t('practical.petsNumber', { count: policy.petsMaxNumberOfPets }),
        ...(policy.petsMaxWeight === null
          ? []
          : [t('practical.petsWeight', { weight: policy.petsMaxWeight })]),
      ]
    : []),
];

/** An adult is 12 or older (`term.adultsAge`). */
const minimumAdultAge = 12;

/**
 * Description of the hotel's tax, with its amount. The price charges each adult, since the shop does not know their ages; by
 * law the youngest are exempt, and a line explains how the tax is refunded (0906).
 * @spec PROD-039 PROD-040 PROD-068
 */
const taxLines = (
  tax: LocalTax,
  { stay, nights = 1, adults = 2, t, format }: PracticalFacts,
): readonly string[] => {
  const isShare = tax.type === 'BOOKING_PERCENTAGE';
  const amount = isShare
    ? null
    : localTaxOf(tax, { sellPrice: stay.fromPrice?.sellPrice ?? 0, nights, adults });
  return [
    isShare
      ? t('practical.taxShare', { percent: format.percent(tax.percentage) })
      : t('practical.taxPerNight', { price: format.price(tax.amount) }),
    ...(amount === null
      ? []
      : [t('practical.taxExample', { amount: format.price(amount), nights, people: adults })]),
    t(tax.toBePaidAtHotel ? 'practical.taxAtHotel' : 'practical.taxWithUs'),
    ...(isShare || tax.exemptionAge <= minimumAdultAge
      ? []
      : [
          t(tax.toBePaidAtHotel ? 'practical.taxExemptAtHotel' : 'practical.taxExemptWithUs', {
            age: tax.exemptionAge,
          }),
        ]),
  ];
};

const thingsToKnowOf = (facts: PracticalFacts): readonly PracticalSection[] => {
  const { stay, policy, hasDates, t, format } = facts;
  const { hotel } = stay;
  return [
    { title: t('practical.pets'), lines: petsLines(hotel, t, format) },
    ...(hotel.localTax ? [{ title: t('practical.tax'), lines: taxLines(hotel.localTax, facts) }] : []),
    ...(policy ? [{ title: t('cancel.policy'), lines: cancellationLines(policy, hasDates, t, format) }] : []),
    ...(hotel.importantInfos.length > 0
      ? [{ title: t('practical.important'), lines: hotel.importantInfos }]
      : []),
  ];
};

const cancellationLines = (
  policy: StayDetail['cancellationPolicy'],
  hasDates: boolean,
  t: Text,
  format: Format,
): readonly string[] => {
  const line = cancellationLine(policy, { hasDates, t, format });
  return line.reassuring ? [line.text, t('practical.cancelAfter')] : [line.text];
};
