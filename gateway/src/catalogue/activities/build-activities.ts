import { coversFor } from '../../images/choose-scenes';
import { inEachLanguage } from '../language';
import type { ByLanguage } from '../hotels/hotel';
import type { CatalogueSize } from '../hotels/hotel-plan';
import { honestCovers } from '../hotels/choose-cover';
import { slugOf } from '../hotels/slug';
import type { Place } from '../places/place';
import { towns } from '../places/towns';
import { createRandom, type Random } from '../random';
import { headwordOf, shortOf } from '../stays/describe-stay';
import type { ProgramItem } from '../texts/item';
import { programItems } from '../texts/items';
import { rows } from '../texts/setting';
import { isSettingKey, settings, type SettingKey } from '../texts/settings';
import { capitalise, typeset } from '../typography';

export interface ActivityTexts {
  readonly label: string;
  readonly description: string;
  readonly center: string;
  readonly program: readonly { readonly title: string; readonly text: string }[];
}

/** Something to do for a day, without a night. */
export interface DayActivity {
  readonly id: string;
  readonly uri: string;
  readonly placeId: string;
  readonly label: string;
  readonly lat: number;
  readonly lng: number;
  readonly minutes: number;
  /** Cents for all, by number of adults. */
  readonly prices: Readonly<Record<string, number>>;
  readonly scene: string;
  readonly tags: readonly number[];
  readonly texts: ByLanguage<ActivityTexts>;
}

const wanted: Readonly<Record<CatalogueSize, number>> = { full: 200, small: 16 };

const headings = rows(`
  Le déroulé | Cómo se desarrolla | Het verloop | Come si svolge
  Ce qui est compris | Qué incluye | Wat inbegrepen is | Che cosa comprende
  Bon à savoir | Conviene saber | Goed om te weten | Buono a sapersi`);

const notes = rows(`
  Le rendez-vous est donné par message la veille ; venez dix minutes avant l’heure. | El punto de encuentro llega por mensaje la víspera; conviene llegar diez minutos antes. | De plaats van afspraak krijg je de dag ervoor per bericht; kom tien minuten van tevoren. | Il luogo dell’incontro arriva per messaggio il giorno prima; meglio presentarsi dieci minuti in anticipo.
  L’activité se fait dans la langue du pays et dans une autre au moins, selon les jours. | La actividad se hace en el idioma local y en al menos otro, según el día. | De activiteit is in de landstaal en in minstens één andere taal, afhankelijk van de dag. | L’attività si svolge nella lingua del posto e in almeno un’altra, a seconda dei giorni.
  Prévoyez de bonnes chaussures et de quoi vous couvrir. | Trae calzado cómodo y algo de abrigo. | Neem stevige schoenen en iets warms mee. | Porta scarpe comode e qualcosa per coprirti.`);

const centers = rows(`
  La maison des activités | La casa de las actividades | Het activiteitenhuis | La casa delle attività
  L’atelier du coin | El taller del barrio | Het atelier om de hoek | La bottega all’angolo
  Le bureau des guides | La oficina de guías | Het gidsenbureau | L’ufficio delle guide`);

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

const sceneOf = ({ town, setting, item }: Candidate): string => {
  const kinds = settings[setting].kinds;
  const place = { country: town.country, lat: town.lat, lng: town.lng, kinds };
  const subject = item.tag === 123 ? 'kayak' : item.tag === 117 || item.tag === 116 ? 'bicycle' : null;
  const drawn = coversFor(place).find((cover) => cover.subject === subject);
  const cover = drawn ?? honestCovers(town, setting)[0];
  if (item.picture === 'tasting') return 'tasting-cellar';
  return cover?.id ?? 'lane-bicycle-golden';
};

const describe = ({ item, town }: Candidate, random: Random): DayActivity['texts'] => {
  const [, , detail, description] = item.text;
  const chosen = random.sample(notes.slice(1), 1);
  const center = random.pick(centers);
  return inEachLanguage((language) => {
    const say = (text: (typeof notes)[number] | undefined): string =>
      typeset(language, text?.wording[language] ?? '');
    return {
      label: `${typeset(language, capitalise(language, shortOf(item)[language]))} – ${town.names[language]}`,
      description: say(description),
      center: say(center),
      program: [
        { title: say(headings[0]), text: say(description) },
        { title: say(headings[1]), text: capitalise(language, say(detail)) },
        { title: say(headings[2]), text: [notes[0], ...chosen].map(say).join(' ') },
      ],
    };
  });
};

const priceOf = (item: ProgramItem, random: Random): Readonly<Record<string, number>> => {
  const one = Math.round((item.supplement * (1.5 + random.next() * 0.7) + 900) / 100) * 100;
  return { '1': one, '2': one * 2 };
};

const buildActivity = (candidate: Candidate, seed: string): DayActivity => {
  const { town, item } = candidate;
  const id = `${town.id}${item.tag}`;
  const random = createRandom(`${seed}/activity/${id}`);
  const texts = describe(candidate, random);
  return {
    id,
    uri: slugOf(headwordOf(item).fr, town.local, id),
    placeId: town.id,
    label: texts.fr.label,
    lat: Number((town.lat + (random.next() - 0.5) * 0.01).toFixed(5)),
    lng: Number((town.lng + (random.next() - 0.5) * 0.014).toFixed(5)),
    minutes: item.minutes ?? 60,
    prices: priceOf(item, random),
    scene: sceneOf(candidate),
    tags: item.tag === undefined ? [] : [item.tag],
    texts,
  };
};

/** Day activities over all towns with hotels, none twice in a town; pure. */
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
      const town = byId.get(String(id))!;
      const all = text
        .split(' ')
        .filter(isSettingKey)
        .flatMap((setting) => candidatesIn(town, setting));
      const unique = new Map(all.map((candidate) => [candidate.item.tag, candidate]));
      return random.shuffle([...unique.values()]);
    });
  // Round after round, one activity a town, so that every town has its first before any has its third.
  const rounds = Array.from({ length: 4 }, (_, round) => perTown.flatMap((list) => list[round] ?? []));
  const first = rounds.flat();
  const step = Math.max(1, Math.floor((rounds[0]?.length ?? 1) / wanted[size]));
  const chosen = size === 'small' ? first.filter((_, index) => index % step === 0) : first;
  return chosen.slice(0, wanted[size]).map((candidate) => buildActivity(candidate, seed));
};
