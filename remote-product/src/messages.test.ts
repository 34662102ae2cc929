import { locales, type Locale } from '@detour/shared-contracts/sites';
import en from './messages/en.json';
import { messagesFor } from './testing/view-tools';

const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name ?? ''))].sort();

/** Words that a court reads; a change of one letter is a decision of counsel. */
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

  it('has every text of the source, with its placeholders', () => {
    const source = Object.entries(en).map(([id, text]) => [id, placeholders(text)]);
    const own = Object.keys(en).map((id) => [id, placeholders(messages[id] ?? 'missing')]);
    expect(own).toEqual(source);
    expect(Object.keys(messages).sort()).toEqual(Object.keys(en).sort());
  });

  it('has no plain apostrophe, which is the escape of ICU', () => {
    expect(Object.values(messages).filter((text) => text.includes("'"))).toEqual([]);
  });

  it('says on the pay button that paying is an obligation', () => {
    expect(messages['legal.payButton']).toBe(payButton[locale]);
  });
});

describe('the French catalogues', () => {
  it.each(['fr_FR', 'fr_BE'] as const)('keep signs and their words on one line in %s', (locale) => {
    expect(Object.entries(messagesFor[locale]).filter(([, text]) => / [;:!?»€%]|« /.test(text))).toEqual([]);
  });
});
