import { createEventBus } from '../../events/event-bus';
import type { ViewedItem } from '@detour/shared-contracts/rules';
import { eventValidators } from '@detour/shared-contracts/validators';
import { keepViewed } from './keep-viewed';

const itemOf = (id: string, type: ViewedItem['type'] = 'STAY'): ViewedItem => ({
  id,
  type,
  label: `Séjour ${id}`,
  imageUrl: '',
  uri: `/sejours/recherche/${id}`,
  price: null,
  hotel: {
    id: 'h1',
    label: 'Hôtel des Falaises',
    stars: 3,
    uri: '/hotel/h1',
    review: null,
    location: { label: 'Étretat', area: 'Seine-Maritime', uri: null, lat: 49.7, lng: 0.2 },
    address: '',
    zipCode: '',
  },
});

const setUp = (stored: string | null = null) => {
  let value = stored;
  const refused: string[] = [];
  const bus = createEventBus({
    validators: eventValidators,
    onRefused: ({ message }) => refused.push(message),
  });
  keepViewed(bus, { read: () => value, write: (_key, next) => (value = next) }, () =>
    Promise.resolve(eventValidators['product.stay-viewed@1']),
  );
  return { bus, refused, ids: () => (JSON.parse(value ?? '[]') as ViewedItem[]).map(({ id }) => id) };
};

describe('viewed items', () => {
  it('are stored when the page announces them, newest first, before any list loads [RECENT-001]', async () => {
    const { bus, refused, ids } = setUp();
    bus.emit('product.stay-viewed@1', itemOf('a'));
    bus.emit('product.stay-viewed@1', itemOf('b'));
    bus.emit('activities.activity-viewed@1', itemOf('x', 'ACTIVITY'));
    bus.emit('product.stay-viewed@1', itemOf('a'));
    await Promise.resolve();
    expect(ids()).toEqual(['a', 'x', 'b']);
    expect(refused).toEqual([]);
  });

  it('replace an unreadable list', async () => {
    const { bus, ids } = setUp('{"broken":');
    bus.emit('product.stay-viewed@1', itemOf('a'));
    await Promise.resolve();
    expect(ids()).toEqual(['a']);
  });
});
