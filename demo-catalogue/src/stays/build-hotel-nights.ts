import type { Hotel, RoomType } from '../hotels/hotel';
import { fits } from '../language/fits';
import { capitalise } from '../language/grammar';
import { inEachLanguage, slugOf, typeset, withoutProgram } from '@detour/shared-contracts/catalogue';
import { createRandom, type Random } from '../random';
import { settings } from '../texts/settings/settings';
import { repeatsItself } from './compose-label';
import { timeWords } from '../texts/sentences/facts';
import { fill, sameInAll } from '../texts/sentences/needs';
import { nightSentences } from '../texts/sentences/stay-sentences';
import type { Stay } from './stay';
import { roomWords } from './stay-parts';
import { itemAt } from '../item-at';

const longestNights = 7;

const headwordsAtMost = 3;

/** Returns a text from room and setting: "Chambre avec vue, face aux falaises". */
const textsOf = (hotel: Hotel, room: RoomType, random: Random): Stay['texts'] => {
  const { situations } = settings[hotel.setting];
  const labels = random
    .shuffle(situations.filter((text) => fits(text, hotel.type)))
    .map(({ wording }) =>
      inEachLanguage((language) => `${room.texts[language].title}, ${wording[language]}`),
    );
  const label = labels.find((one) => !repeatsItself(one)) ?? itemAt(labels, 0);
  const sentence = fill(random.pick(nightSentences), {
    values: {
      hotel: sameInAll(hotel.label),
      room: roomWords(room),
      checkin: timeWords(hotel.checkinTime),
    },
  });
  return inEachLanguage((language) => {
    const { bedding, highlights } = room.texts[language];
    return {
      label: capitalise(language, typeset(language, label[language])),
      description: `${capitalise(language, typeset(language, sentence[language]))} ${withoutProgram[language]}`,
      headwords: [bedding, ...highlights].slice(0, headwordsAtMost),
    };
  });
};

const buildNight = (seed: string, hotel: Hotel, room: RoomType, index: number): Stay => {
  const random = createRandom(`${seed}/${room.id}/night`);
  const id = `${hotel.id.slice(1)}n${index + 1}`;
  const flexible = random.chance(0.75);
  return {
    id,
    hotelId: hotel.id,
    roomTypeId: room.id,
    uri: `${slugOf(hotel.label, room.texts.fr.title)}-${id}`,
    minNights: 1,
    maxNights: longestNights,
    kind: 'night',
    theme: null,
    themes: [],
    tags: [],
    scene: index === 0 ? hotel.scene : room.scene,
    supplement: 0,
    childPercent: 0,
    cancellation: flexible ? 'FLEX' : 'NCNR',
    cancellationDays: flexible ? random.pick([1, 2, 3]) : 0,
    cancellationSteps: null,
    program: [],
    labels: [],
    published: true,
    endsAfterDays: null,
    popularity: Math.min(40, hotel.reviewCount),
    quality: hotel.quality,
    texts: textsOf(hotel, room, random),
  };
};

/**
 * Builds the nights of each room of each hotel without activities or meals, for the hotel flow. Pure, with a separate random
 * stream.
 * @spec FLOW-004
 */
export const buildHotelNights = (seed: string, hotels: readonly Hotel[]): readonly Stay[] =>
  hotels.flatMap((hotel) => hotel.rooms.map((room, index) => buildNight(seed, hotel, room, index)));
