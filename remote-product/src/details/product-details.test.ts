import type { ProgramLine, StayDetail } from '@detour/shared-contracts/api';
import { lineFixture } from '@detour/remote-kit/testing';
import { offerDetailOf, productDetailsOf } from './product-details';

const line = (type: ProgramLine['type'], title: string, change: Partial<ProgramLine> = {}): ProgramLine =>
  lineFixture({ type, title, icon: 'massage', ...change });

const massage = line('activity', 'Massage', {
  activityId: 110,
  imageUrl: '/images/spa/960_540.webp',
  duration: '50 min',
  how: 'Le jour se choisit à la réservation.',
  activityParticipantsLabel: '2 adultes',
  displayPax: true,
});
const programLine = [
  line('activity', 'Spa', { repeated: true }),
  line('extra', 'Une bouteille'),
  line('breakfast', 'Petit-déjeuner'),
  line('dinner', 'Dîner'),
  massage,
];
const room = { id: '70', title: 'Chambre Douves' } as StayDetail['room'];
const stay = {
  label: 'Deux nuits',
  room,
  programLine,
  images: [{ sizes: { '120_80': '/images/a/120_80' } }],
  hotel: { label: 'Château', checkInOut: { checkin: '15:00', checkout: '11:00' }, address: '1 allée' },
} as unknown as StayDetail;

describe('the details of a product', () => {
  it('are room, breakfasts, dinners, activities and extra, with each line in exactly one [PROD-075]', () => {
    const details = productDetailsOf(stay);
    const titles = (lines: readonly { readonly title: string }[]) => lines.map(({ title }) => title);
    expect(details.room).toBe(room);
    expect(titles(details.breakfasts)).toEqual(['Petit-déjeuner']);
    expect(titles(details.dinners)).toEqual(['Dîner']);
    expect(titles(details.activities)).toEqual(['Spa', 'Massage']);
    expect(titles(details.extra)).toEqual(['Une bouteille']);
  });

  it('contain all displayed data of an activity [PROD-076]', () => {
    expect(productDetailsOf(stay).activities[1]).toEqual({
      activityId: 110,
      title: 'Massage',
      imageUrl: '/images/spa/960_540.webp',
      icon: 'massage',
      activityParticipantsLabel: '2 adultes',
      duration: '50 min',
      repeated: false,
      displayPax: true,
      how: 'Le jour se choisit à la réservation.',
      programLine: massage,
    });
  });
});

describe('the detail of an offer', () => {
  it('contains label, hotel with its hours, images, programme, activities, number of rooms and room [HOTEL-025]', () => {
    expect(offerDetailOf(stay, 2)).toEqual({
      label: 'Deux nuits',
      hotel: { label: 'Château', checkInOut: { checkin: '15:00', checkout: '11:00' } },
      imagesBySize: { '120_80': '/images/a/120_80' },
      programLine,
      activities: productDetailsOf(stay).activities,
      price: { nbRooms: 2 },
      room,
    });
  });
});
