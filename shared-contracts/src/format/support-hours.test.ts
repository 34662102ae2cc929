import type { Locale } from '../sites/locale';
import type { SupportPlace } from '../sites/support-hours';
import { printSupportHours } from './support-hours';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('the hours of the shop', () => {
  it.each<[Locale, SupportPlace, string]>([
    ['fr_FR', 'booking', 'du lundi au vendredi de 10 h à 21 h, samedi et dimanche de 10 h à 19 h'],
    ['fr_BE', 'contact', 'du lundi au vendredi de 10 h à 19 h, samedi de 10 h à 18 h'],
    ['fr_FR', 'chat', 'du lundi au vendredi de 9 h à 18 h'],
    ['fr_FR', 'footer', 'du lundi au vendredi de 10 h à 18 h'],
    ['es_ES', 'booking', 'de lunes a viernes de 10 a 21 h, sábados y domingos de 10 a 19 h'],
    ['es_ES', 'contact', 'de lunes a viernes de 10 a 19 h, sábados de 10 a 18 h'],
    ['it_IT', 'booking', 'dal lunedì al venerdì dalle 10 alle 21, sabato e domenica dalle 10 alle 19'],
    ['it_IT', 'contact', 'dal lunedì al venerdì dalle 10 alle 19, sabato dalle 10 alle 18'],
    ['nl_NL', 'booking', 'ma t/m vr 10.00–21.00 uur, za en zo 10.00–19.00 uur'],
    ['nl_NL', 'contact', 'ma t/m vr 10.00–19.00 uur, za 10.00–18.00 uur'],
    ['nl_BE', 'booking', 'ma-vr van 10 tot 21 uur, za-zo van 10 tot 19 uur'],
    ['nl_BE', 'footer', 'ma-vr van 10 tot 18 uur'],
  ])('are worded in %s for %s [P14] [CONTACT-009]', (locale, place, words) => {
    expect(plain(printSupportHours(locale, place))).toBe(words);
  });
});
