import {
  type ByLanguage,
  inEachLanguage,
  type Language,
  type RoomTexts,
  type StayTexts,
  withoutProgram,
  type Wording,
} from '@detour/shared-contracts/catalogue';

const stay: Wording = {
  fr: 'Séjour à l’hôtel',
  es: 'Escapada en hotel',
  nl: 'Hotelverblijf',
  it: 'Soggiorno in hotel',
};

/** A double room, for generated rates. */
export const doubleRoom: Wording = {
  fr: 'Chambre double',
  es: 'Habitación doble',
  nl: 'Tweepersoonskamer',
  it: 'Camera matrimoniale',
};

/** An operator's name of a room, the same in every language. */
export const sameName = (name: string): Wording => ({ fr: name, es: name, nl: name, it: name });

export const roomTextsOf = (title: Wording): ByLanguage<RoomTexts> =>
  inEachLanguage((language) => ({ title: title[language], bedding: '', description: '', highlights: [] }));

export const stayTextsOf = (title: Wording): ByLanguage<StayTexts> =>
  inEachLanguage((language: Language) => ({
    label: `${stay[language]} – ${title[language]}`,
    description: withoutProgram[language],
    headwords: [],
  }));
