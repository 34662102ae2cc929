import { picture } from '../stories/sample.fixture';
import { GiftBoxCarousel } from './GiftBoxCarousel';

export const Four = () => (
  <GiftBoxCarousel
    label="Coffrets cadeaux"
    boxes={['Bord de mer', 'Bains et spa', 'Dans les vignes', 'Au vert'].map((title, index) => ({
      id: `B${index}`,
      href: '#box',
      title,
      image: picture('etretat'),
      content: 'Une nuit pour 2 personnes',
      ...(index > 1 && { score: { value: '8,9', count: 'moyenne des hôtels' } }),
      price:
        index === 1
          ? {
              amount: '170 €',
              reference: '199 €',
              referenceLabel: 'Prix de référence',
              amountLabel: 'Prix actuel',
              promo: '−15 %',
            }
          : { amount: '149 €' },
    }))}
  />
);
