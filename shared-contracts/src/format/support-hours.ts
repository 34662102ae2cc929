import type { Locale } from '../sites/locale';
import { supportHours, type OpeningHours, type SupportWay } from '../sites/support-hours';

type Print = (hours: OpeningHours) => string;

const space = '\u00a0';

interface Days {
  readonly names: readonly string[];
  readonly one: (day: string) => string;
  readonly two: (first: string, second: string) => string;
  readonly more: (first: string, last: string) => string;
}

const daysOf =
  ({ names, one, two, more }: Days) =>
  ([first, last]: OpeningHours['days']): string => {
    const [start = '', end = ''] = [names[first - 1], names[last - 1]];
    if (first === last) return one(start);
    return last - first === 1 ? two(start, end) : more(start, end);
  };

const french = daysOf({
  names: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  one: (day) => day,
  two: (first, second) => `${first} et ${second}`,
  more: (first, last) => `du ${first} au ${last}`,
});

const spanish = daysOf({
  names: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  one: (day) => (day.endsWith('s') ? day : `${day}s`),
  two: (first, second) => [first, second].map((day) => (day.endsWith('s') ? day : `${day}s`)).join(' y '),
  more: (first, last) => `de ${first} a ${last}`,
});

const italian = daysOf({
  names: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'],
  one: (day) => day,
  two: (first, second) => `${first} e ${second}`,
  more: (first, last) => `dal ${first} ${last === 'domenica' ? 'alla' : 'al'} ${last}`,
});

const dutchNames = ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'];

const dutch = daysOf({
  names: dutchNames,
  one: (day) => day,
  two: (first, second) => `${first} en ${second}`,
  more: (first, last) => `${first} t/m ${last}`,
});

const flemish = daysOf({
  names: dutchNames,
  one: (day) => day,
  two: (first, second) => `${first}-${second}`,
  more: (first, last) => `${first}-${last}`,
});

const printFrench: Print = ({ days, from, to }) => `${french(days)} de ${from}${space}h à ${to}${space}h`;

const prints: Readonly<Record<Locale, Print>> = {
  fr_FR: printFrench,
  fr_BE: printFrench,
  es_ES: ({ days, from, to }) => `${spanish(days)} de ${from} a ${to}${space}h`,
  it_IT: ({ days, from, to }) => `${italian(days)} dalle ${from} alle ${to}`,
  nl_NL: ({ days, from, to }) => `${dutch(days)} ${from}.00–${to}.00 uur`,
  nl_BE: ({ days, from, to }) => `${flemish(days)} van ${from} tot ${to} uur`,
};

/**
 * "du lundi au vendredi de 10 h à 19 h, samedi de 10 h à 18 h": hours of one way to reach customer care, in the words of a locale.
 * @spec CONTACT-009
 */
export const printSupportHours = (locale: Locale, way: SupportWay): string =>
  supportHours[way].map(prints[locale]).join(', ');
