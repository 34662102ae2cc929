import { isoDate } from '@detour/shared-contracts/base';
import { emptyCriteria } from '@detour/shared-contracts/criteria';
import { lineFixture, plain } from '@detour/remote-kit/testing';
import { stayFixture } from '../testing/stay.fixture';
import { toolsFor } from '../testing/view-tools';
import { toHotelLine, toStayView } from './stay.view-model';

describe('toStayView', () => {
  it('links to the hotel with the dates and guests of the visitor, and no filters', () => {
    const dates = { checkin: isoDate('2026-12-04'), checkout: isoDate('2026-12-06'), nights: 2 };
    const criteria = { ...emptyCriteria, dates, adults: 3, children: 1, stars: [5], id: 'p1' };
    const { href } = toStayView(stayFixture(), toolsFor('fr_FR'), criteria).hotel;
    expect(href).toMatch(/^\/hotel\/[^#]+#a=3&c=1&checkin=2026-12-04&checkout=2026-12-06/);
    expect(href).not.toMatch(/stars|id=/);
    expect(toStayView(stayFixture(), toolsFor('fr_FR'), emptyCriteria).hotel.href).not.toContain('#');
  });

  it('lists what the stay includes, room first [PROD-014]', () => {
    expect(
      toStayView(stayFixture(), toolsFor('fr_FR'), emptyCriteria).includes.map(({ title }) => title),
    ).toEqual(['Deux nuits en chambre Douves', 'Le petit-déjeuner', 'Dîner aux chandelles']);
  });

  it('lists the program without the room, which has its own section [PROD-002] [PROD-015]', () => {
    const view = toStayView(stayFixture(), toolsFor('fr_FR'), emptyCriteria);
    expect(view.program.map(({ title }) => title)).toEqual(['Le petit-déjeuner', 'Dîner aux chandelles']);
    expect(view.room.facts.map(plain)).toEqual(['22 m²', 'lit de 160', 'Jusqu’à 3 personnes', 'Baignoire']);
  });

  it('truncates a program line at 250 characters, at a word boundary [PROD-036]', () => {
    const text = `${'mot '.repeat(62)}xy fin`;
    expect(text.slice(0, 250)).toMatch(/xy$/);
    const stay = stayFixture({
      programLine: [lineFixture({ type: 'activity', title: 'Bains', description: text })],
    });
    const [item] = toStayView(stay, toolsFor('fr_FR'), emptyCriteria).program;
    expect(item?.text).toBe(`${text.slice(0, 250)}…`);
    const short = stayFixture({
      programLine: [lineFixture({ type: 'activity', title: 'Bains', description: text.slice(0, 250) })],
    });
    expect(toStayView(short, toolsFor('fr_FR'), emptyCriteria).program[0]?.text).toBe(text.slice(0, 250));
  });

  it('starts the breadcrumb at home and ends it at the stay', () => {
    const crumbs = toStayView(stayFixture(), toolsFor('fr_FR'), emptyCriteria).crumbs;
    expect(crumbs[0]).toEqual({ label: 'Accueil', href: '/' });
    expect(crumbs.at(-1)).toEqual({ label: 'Deux nuits de château, dîner aux chandelles' });
    expect(crumbs).toHaveLength(4);
  });
});

describe('toHotelLine', () => {
  it.each([
    ['fr_FR', '4 étoiles', '286 avis', 'Fantastique', 'Note : 9,2 sur 10, Fantastique'],
    ['es_ES', '4 estrellas', '286 opiniones', 'Fantástico', 'Puntuación: 9,2 sobre 10, Fantástico'],
  ] as const)('uses the texts of %s [PROD-013]', (locale, stars, reviews, word, spoken) => {
    const line = toHotelLine(stayFixture().hotel, toolsFor(locale));
    expect(line).toMatchObject({
      name: 'Château de Valmerle',
      place: 'Amboise, Indre-et-Loire',
      stars: { count: 4, label: stars },
      score: { value: '9,2', word },
      reviews,
    });
    expect(plain(line.score.label ?? '')).toBe(spoken);
  });

  it.each([
    [6.9, undefined],
    [7, 'Bien'],
    [8, 'Très bien'],
    [8.4, 'Très bien'],
    [8.5, 'Excellent'],
    [8.9, 'Excellent'],
    [9, 'Fantastique'],
  ])(
    'says a word for %s on the page of the house, and from 9 on cards [REV-016] [REV-017] [REV-018]',
    (average, word) => {
      const hotel = { ...stayFixture().hotel, review: { count: 12, average } };
      const tools = toolsFor('fr_FR');
      expect(toHotelLine(hotel, tools, { allIncentive: true }).score.word).toBe(word);
      expect(toStayView({ ...stayFixture(), hotel }, tools, emptyCriteria).hotel.score.word).toBe(word);
      expect(toHotelLine(hotel, tools).score.word).toBe(average >= 9 ? word : undefined);
    },
  );

  it('omits the score of a hotel without reviews', () => {
    const hotel = { ...stayFixture().hotel, review: null };
    expect(toHotelLine(hotel, toolsFor('it_IT'))).toMatchObject({ score: { value: 'Nuovo' }, reviews: null });
  });
});
