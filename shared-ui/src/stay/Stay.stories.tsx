import { HotelLine } from './HotelLine';
import { IncludedItems } from './IncludedItems';

export const AHotelInOneLine = () => (
  <HotelLine
    name="Château de Valmerle"
    href="#hotel"
    stars={{ count: 4, label: '4 étoiles' }}
    place="Amboise, Indre-et-Loire"
    score={{ value: '9,2', word: 'Fantastique' }}
    reviews="286 avis"
  />
);

export const WhatAStayIncludes = () => (
  <IncludedItems
    columns={2}
    items={[
      { icon: 'bed', title: 'Deux nuits en chambre Douves', detail: '22 m², lit de 160' },
      { icon: 'dinner', title: 'Dîner aux chandelles', detail: 'trois services, hors boissons' },
    ]}
  />
);
