import { createFormat } from '@detour/shared-contracts/format';
import { createViewTools, plain as plainText } from '@detour/remote-kit/testing';
import es_ES from '../messages/es_ES.json';
import fr_BE from '../messages/fr_BE.json';
import fr_FR from '../messages/fr_FR.json';
import it_IT from '../messages/it_IT.json';
import nl_BE from '../messages/nl_BE.json';
import nl_NL from '../messages/nl_NL.json';
import type { TextId } from '../text';
import { givenFixture, keptFixture } from '../testing/keeps.fixture';
import { toGivenGiftView } from './given-gift.view-model';
import { toKeptGiftView, totalOfCards, type GiftTools } from './kept-gift.view-model';

const { toolsFor } = createViewTools<TextId>({ es_ES, fr_BE, fr_FR, it_IT, nl_BE, nl_NL });

const toolsOf = (locale: 'fr_FR' | 'nl_NL', today = '2026-11-23'): GiftTools => {
  const { t, format } = toolsFor(locale);
  return { text: t, format, locale, today };
};

const plain = (text: string | null | undefined): string | null => (text ? plainText(text) : null);

describe('a kept gift', () => {
  it('shows no amount before its first use, but the balance of a card [GCARD-002]', () => {
    const tools = toolsOf('fr_FR');
    expect(toKeptGiftView(keptFixture(), tools)).toMatchObject({ balance: null, used: null });
    const card = keptFixture({ kind: 'gift_card', value: 20_000, remainingValue: 15_000, next: 'spend' });
    const view = toKeptGiftView(card, tools);
    expect([plain(view.balance), plain(view.used?.of), view.used?.percent]).toEqual([
      '150,00 €',
      'sur 200,00 €',
      75,
    ]);
    const inDutch = toKeptGiftView(card, toolsOf('nl_NL'));
    expect([plain(inDutch.balance), inDutch.use?.label]).toEqual(['€ 150,00', 'Kaart gebruiken']);
  });

  it.each([
    [{ isOpened: false }, 'Ouvrir mon cadeau'],
    [{ isOpened: true }, 'Utiliser mon cadeau'],
    [{ kind: 'gift_card', next: 'spend' }, 'Utiliser ma carte'],
    [{ kind: 'activity', next: 'visit-partner' }, 'Voir mon activité'],
    [{ next: 'wait', remainingValue: 0 }, 'Voir le détail'],
    [{ end: { reason: 'expired', day: '2026-11-01' }, next: 'contact' }, 'Voir le détail'],
    [{ end: { reason: 'used', day: '2026-11-01' }, next: 'browse' }, undefined],
  ] as const)('of %j leads on with %s', (change, label) => {
    expect(toKeptGiftView(keptFixture(change), toolsOf('fr_FR')).use?.label).toBe(label);
  });

  it('opens its page with the code in the fragment, which no server sees', () => {
    const view = toKeptGiftView(keptFixture(), toolsOf('fr_FR'));
    expect([view.use?.href, view.exchange]).toEqual([
      '/gift#token=DTR-7K2M-9QXD',
      '/gift#token=DTR-7K2M-9QXD',
    ]);
    const lost = toKeptGiftView(keptFixture({}, { code: null }), toolsOf('fr_FR'));
    expect([lost.use, lost.exchange, lost.extension]).toEqual([null, null, null]);
  });

  it.each([
    ['2028-03-21', false],
    ['2028-03-22', true],
    ['2028-06-20', true],
    ['2028-06-21', false],
  ])('on %s can be extended: %s', (today, isPossible) => {
    const extension = { from: '2028-03-22', until: '2028-06-20', newLastDay: '2028-11-21' };
    const view = toKeptGiftView(keptFixture({ extension }), toolsOf('fr_FR', today));
    expect(plain(view.extension?.newEnd)).toBe(isPossible ? '21 novembre 2028' : null);
  });

  it('states why it ended, and that it ends soon', () => {
    const ended = keptFixture({ end: { reason: 'exchanged', day: '2026-11-20' }, next: 'contact' });
    expect(plain(toKeptGiftView(ended, toolsOf('fr_FR')).line)).toBe(
      'Ce cadeau a été échangé le 20 novembre 2026',
    );
    expect(toKeptGiftView(keptFixture(), toolsOf('fr_FR', '2028-03-22')).isEnding).toBe(true);
    expect(toKeptGiftView(keptFixture(), toolsOf('fr_FR', '2028-03-21')).isEnding).toBe(false);
  });

  it('adds up the balances of several cards, without ended ones', () => {
    const card = (remainingValue: number, end: 'used' | null = null) =>
      keptFixture({ kind: 'gift_card', remainingValue, end: end && { reason: end, day: null } });
    const format = createFormat('fr_FR');
    expect(totalOfCards([card(5000)], format)).toBeNull();
    expect(plain(totalOfCards([card(5000), card(2550), card(900, 'used'), keptFixture()], format))).toBe(
      '75,50 €',
    );
  });
});

describe('a given gift', () => {
  const statusIn = (change: Parameters<typeof givenFixture>[0]) =>
    toGivenGiftView(givenFixture(change), toolsOf('fr_FR')).status.label;
  const delivery = givenFixture().delivery;
  it.each([
    ['Envoyé', {}],
    ['Envoi prévu', { delivery: delivery && { ...delivery, state: 'waiting', sentAt: null } }],
    ['Non remis', { delivery: delivery && { ...delivery, state: 'failed', sentAt: null } }],
    ['À remettre', { delivery: null }],
    ['Ouvert', { openedAt: '2026-11-22T10:00:00Z' }],
    ['Utilisé en partie', { openedAt: '2026-11-22T10:00:00Z', usedAt: '2026-11-22T10:00:00Z' }],
    ['Utilisé', { usedAt: '2026-11-22T10:00:00Z', end: { reason: 'used' as const, day: '2026-11-22' } }],
    ['Terminé', { end: { reason: 'withdrawn' as const, day: '2026-11-22' } }],
  ])('has the status %s [GIFT-032]', (label, change) => {
    expect(statusIn(change)).toBe(label);
  });

  it('shows its stages in the market’s time zone', () => {
    const view = toGivenGiftView(givenFixture({ openedAt: '2026-11-22T23:30:00Z' }), toolsOf('fr_FR'));
    expect(view.steps.map(({ label }) => plain(label))).toEqual([
      'Acheté le 20 novembre 2026',
      'Envoyé à claire@example.org le 21 novembre 2026 à 18 h 30',
      'Ouvert le 23 novembre 2026',
    ]);
  });

  it('leads to its own place on the page of its order', () => {
    const { uri } = givenFixture();
    expect(toGivenGiftView(givenFixture({ position: 2 }), toolsOf('fr_FR')).href).toBe(`${uri}#gift-3`);
  });

  it('shows what is left of a used gift', () => {
    const view = toGivenGiftView(givenFixture({ remainingValue: 4800 }), toolsOf('fr_FR'));
    expect(plain(view.line)).toBe('Reste 48,00 €, jusqu’au 21 mai 2028');
  });
});
