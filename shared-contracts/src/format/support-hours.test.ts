import type { Locale } from '../sites/locale';
import type { SupportWay } from '../sites/support-hours';
import { printSupportHours } from './support-hours';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('the hours of the shop', () => {
  it.each<[Locale, SupportWay, string]>([
    ['fr_BE', 'phone', 'du lundi au vendredi de 10 h à 19 h, samedi de 10 h à 18 h'],
    ['fr_FR', 'chat', 'du lundi au vendredi de 9 h à 18 h'],
    ['es_ES', 'phone', 'de lunes a viernes de 10 a 19 h, sábados de 10 a 18 h'],
    ['it_IT', 'phone', 'dal lunedì al venerdì dalle 10 alle 19, sabato dalle 10 alle 18'],
    ['nl_NL', 'phone', 'ma t/m vr 10.00–19.00 uur, za 10.00–18.00 uur'],
    ['nl_BE', 'phone', 'ma-vr van 10 tot 19 uur, za van 10 tot 18 uur'],
    ['nl_BE', 'chat', 'ma-vr van 9 tot 18 uur'],
  ])('are worded in %s for %s [P14] [CONTACT-009]', (locale, way, words) => {
    expect(plain(printSupportHours(locale, way))).toBe(words);
  });
});
