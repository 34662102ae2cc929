import { capitalise } from '../language/grammar';
import {
  type ActivityPartner,
  type ActivityTexts,
  type ByLanguage,
  inEachLanguage,
  slugOf,
  tips,
  typeset,
  warnings,
} from '@detour/shared-contracts/catalogue';
import { coversFor } from '../pictures/choose-scenes';
import type { CatalogueSize } from '../hotels/hotel-plan';
import { createCovers, honestCovers } from '../hotels/choose-cover';
import { type Edition, editionId, editionOf } from '../pictures/editions/edition';
import type { ForegroundName } from '../pictures/editions/foreground';
import type { CoverScene } from '../pictures/scene';
import type { Place } from '../places/place';
import { towns } from '../places/hotel-towns';
import { createRandom, type Random } from '../random';
import { headwordOf, shortOf } from '../stays/describe-stay';
import {
  approaches,
  closings,
  eveningOpening,
  morningOpening,
  openings,
  type Opening,
} from '../texts/activity-practical';
import type { ProgramItem } from '../texts/programme/program-item';
import { programItems } from '../texts/programme/program-items';
import { isSettingKey, settings, type SettingKey } from '../texts/settings/settings';
import { valueOf } from '../item-at';
import { foregroundOf } from './activity-foreground';
import { buildPartner } from './build-partner';

/** An activity for a day, without a night. */
export interface DayActivity {
  readonly id: string;
  readonly uri: string;
  readonly placeId: string;
  readonly label: string;
  readonly lat: number;
  readonly lng: number;
  readonly minutes: number;
  /** Price in cents for the whole party, by number of adults. */
  readonly prices: Readonly<Record<string, number>>;
  readonly scene: string;
  /** Pictures beside the cover. */
  readonly scenes: readonly string[];
  readonly tags: readonly number[];
  readonly texts: ByLanguage<ActivityTexts>;
  readonly partner: ActivityPartner;
  /** False: no longer sold. Its page stays, for old links. */
  readonly published: boolean;
}

const wanted: Readonly<Record<CatalogueSize, number>> = { full: 200, small: 16 };

interface Candidate {
  readonly town: Place;
  readonly setting: SettingKey;
  readonly item: ProgramItem;
}

const candidatesIn = (town: Place, setting: SettingKey): readonly Candidate[] =>
  Object.values(programItems)
    .filter(
      (item) =>
        item.type === 'activity' &&
        item.minutes !== undefined &&
        item.needs === undefined &&
        item.settings?.includes(setting) === true &&
        (item.countries?.includes(town.country) ?? true) &&
        (item.regions?.includes(town.regionId ?? '') ?? true) &&
        !item.notInRegions?.includes(town.regionId ?? ''),
    )
    .map((item) => ({ town, setting, item }));

/** Number of best covers of a place to choose from. */
const likelyCovers = 4;

/** Stars are watched when it is dark. */
const isDark = ({ hour }: CoverScene): boolean => hour === 'night' || hour === 'dusk';

interface ActivityPicture {
  readonly scene: string;
  readonly foreground?: ForegroundName;
}

/**
 * Picks a cover that shows the activity if one fits the place (a kayak on its river, a bicycle), otherwise one of the best covers of the
 * place with the object of the activity before it. A walk through a town shows the town.
 */
const pictureOf = ({ town, setting, item }: Candidate, random: Random): ActivityPicture => {
  const kinds = settings[setting].kinds;
  const place = { country: town.country, lat: town.lat, lng: town.lng, kinds };
  const subject = item.tag === 123 ? 'kayak' : item.tag === 117 || item.tag === 116 ? 'bicycle' : null;
  const drawn = coversFor(place).find((cover) => cover.subject === subject);
  if (drawn) return { scene: drawn.id };
  const honest = honestCovers(town, setting);
  const dark = item.icon === 'star' ? honest.filter(isDark) : [];
  const fitting = (dark.length > 0 ? dark : honest).slice(0, likelyCovers);
  if (fitting.length === 0) throw new Error(`No picture of ${setting} in ${town.local} fits ${item.icon}.`);
  const foreground = foregroundOf(item);
  return { scene: random.pick(fitting).id, ...(foreground && { foreground }) };
};

/** Activity ids that depend on the weather. */
const outdoors: ReadonlySet<number> = new Set([
  116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 130, 135, 136, 140,
]);

/** Returns other pictures that fit the place, in the edition of the activity. */
const scenesOf = (candidate: Candidate, cover: string, edition: Edition): readonly string[] =>
  honestCovers(candidate.town, candidate.setting)
    .map(({ id }) => editionId(id, edition))
    .filter((id) => id !== cover)
    .slice(0, 3);

const shoesTip = tips[2];

/** Icons of activities for which one walks or rides outdoors. */
const isOnFoot: ReadonlySet<string> = new Set([
  'hike',
  'walk',
  'bike',
  'horse',
  'bird',
  'flower',
  'star',
  'snow',
  'map',
]);

/** Stars, sunsets and guitars begin at dusk. */
const isOfEvening = ({ icon, tag }: ProgramItem): boolean =>
  icon === 'star' || icon === 'music' || (icon === 'sail' && tag === 121);

interface Host {
  readonly name: string;
  readonly opening: Opening;
}

const describe = (
  { item, town }: Candidate,
  { name, opening }: Host,
  random: Random,
): DayActivity['texts'] => {
  const [, , detail, description] = item.text;
  const gettingThere = random.pick(approaches);
  const [schedule, holidays] = [opening.text, closings[0]];
  const drawn = random.pick(tips.slice(1));
  // Good shoes are for those who walk or ride.
  const niceToKnow = [tips[0], drawn === shoesTip && !isOnFoot.has(item.icon) ? tips.at(-1) : drawn];
  const important = outdoors.has(item.tag ?? 0) ? [warnings[0], warnings[1]] : [warnings[0]];
  return inEachLanguage((language) => {
    const say = (text: Opening['text']): string => typeset(language, text?.wording[language] ?? '');
    return {
      label: `${typeset(language, capitalise(language, shortOf(item)[language]))} – ${town.names[language]}`,
      description: say(description),
      center: name,
      included: [capitalise(language, say(detail))],
      gettingThere: say(gettingThere),
      schedules: [schedule, holidays].map(say),
      niceToKnow: niceToKnow.map(say),
      importantInfo: important.map(say),
    };
  });
};

/** Larger parties buy two vouchers. */
const largestParty = 6;

const priceOf = (item: ProgramItem, random: Random): Readonly<Record<string, number>> => {
  const one = Math.round((item.supplement * (1.5 + random.next() * 0.7) + 900) / 100) * 100;
  return Object.fromEntries(
    Array.from({ length: largestParty }, (_, index) => [String(index + 1), one * (index + 1)]),
  );
};

/** Every fortieth activity is no longer sold. */
const isSold = (index: number): boolean => index % 40 !== 39;

const buildActivity = (
  candidate: Candidate,
  { seed, cover }: { seed: string; cover: ReturnType<typeof createCovers> },
  index: number,
): DayActivity => {
  const { town, item } = candidate;
  const id = `${town.id}${item.tag}`;
  const random = createRandom(`${seed}/activity/${id}`);
  const usual = isOfEvening(item) ? eveningOpening : random.pick(openings);
  const opening = item.icon === 'yoga' || item.icon === 'basket' ? morningOpening : usual;
  const minutes = item.minutes ?? 60;
  const partner = buildPartner(
    { town, icon: item.icon, minutes, hours: opening.hours },
    createRandom(`${seed}/activity-partner/${id}`),
  );
  const texts = describe(candidate, { name: partner.name, opening }, random);
  const edition = editionOf(id, town);
  const picture = pictureOf(candidate, createRandom(`${seed}/activity-cover/${id}`));
  const scene = cover(
    picture.scene,
    picture.foreground ? { ...edition, foreground: picture.foreground } : edition,
  );
  return {
    id,
    uri: slugOf(headwordOf(item).fr, town.local, id),
    placeId: town.id,
    label: texts.fr.label,
    lat: Number((town.lat + (random.next() - 0.5) * 0.01).toFixed(5)),
    lng: Number((town.lng + (random.next() - 0.5) * 0.014).toFixed(5)),
    minutes,
    prices: priceOf(item, random),
    scene,
    scenes: scenesOf(candidate, scene, edition),
    tags: item.tag === undefined ? [] : [item.tag],
    texts,
    partner,
    published: isSold(index),
  };
};

/** Builds day activities for all towns with hotels. No town has the same activity twice. Pure. */
export const buildActivities = (
  seed: string,
  size: CatalogueSize,
  places: readonly Place[],
): readonly DayActivity[] => {
  const byId = new Map(places.map((place) => [place.id, place]));
  const random = createRandom(`${seed}/activities`);
  const perTown = Object.values(towns)
    .flat()
    .map(([id, , , text]) => {
      const town = valueOf(byId, String(id));
      const all = text
        .split(' ')
        .filter(isSettingKey)
        .flatMap((setting) => candidatesIn(town, setting));
      const unique = new Map(all.map((candidate) => [candidate.item.tag, candidate]));
      return random.shuffle([...unique.values()]);
    });
  // Takes one activity per town in each round, so that every town gets one before any town gets three.
  const rounds = Array.from({ length: 4 }, (_, round) => perTown.flatMap((list) => list[round] ?? []));
  const first = rounds.flat();
  const step = Math.max(1, Math.floor((rounds[0]?.length ?? 1) / wanted[size]));
  const chosen = size === 'small' ? first.filter((_, index) => index % step === 0) : first;
  const workshop = { seed, cover: createCovers() };
  return chosen.slice(0, wanted[size]).map((candidate, index) => buildActivity(candidate, workshop, index));
};
