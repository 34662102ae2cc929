import { locales, type Locale } from '@detour/shared-contracts/sites';
import en from './messages/en.json';
import { messagesFor } from './testing/view-tools';

const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name ?? ''))].sort();

/** Legally required texts. Change them only with legal advice. */
const payButton: Readonly<Record<Locale, string>> = {
  fr_FR: 'Commande avec obligation de paiement',
  fr_BE: 'Commande avec obligation de paiement',
  es_ES: 'Pedido con obligación de pago',
  nl_NL: 'Bestelling met betalingsverplichting',
  nl_BE: 'Bestelling met betalingsverplichting',
  it_IT: 'Ordine con obbligo di pagare',
};

describe.each(locales)('the catalogue of %s', (locale) => {
  const messages = messagesFor[locale];

  it('contains every text of the source with its placeholders', () => {
    const source = Object.entries(en).map(([id, text]) => [id, placeholders(text)]);
    const own = Object.keys(en).map((id) => [id, placeholders(messages[id] ?? 'missing')]);
    expect(own).toEqual(source);
    expect(Object.keys(messages).sort()).toEqual(Object.keys(en).sort());
  });

  it('contains no plain apostrophe, the escape character of ICU', () => {
    expect(Object.values(messages).filter((text) => text.includes("'"))).toEqual([]);
  });

  it('states on the pay button that the order is binding', () => {
    expect(messages['legal.payButton']).toBe(payButton[locale]);
  });
});

describe('the French catalogues', () => {
  it.each(['fr_FR', 'fr_BE'] as const)('uses non-breaking spaces between signs and words in %s', (locale) => {
    expect(Object.entries(messagesFor[locale]).filter(([, text]) => / [;:!?»€%]|« /.test(text))).toEqual([]);
  });
});
