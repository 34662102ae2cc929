import type { StoredProgramLine } from '@detour/shared-contracts/catalogue';
import { json } from '../../src/database/json';
import type { Database } from '../../src/database/open-database';

/** Activity ids: a massage by appointment, not on Mondays; the spa on every day; a tasting without an appointment. */
export const activityIds = { massage: 110, spa: 111, tasting: 101 } as const;

const inAllLanguages = <T>(value: T) => ({ fr: value, es: value, nl: value, it: value });

const programLine = (line: Partial<StoredProgramLine> & { readonly title: string }): StoredProgramLine => {
  const { title, ...rest } = line;
  return {
    type: 'activity',
    activityId: null,
    icon: 'massage',
    scene: 'coast-lighthouse-day',
    minutes: 50,
    texts: inAllLanguages({
      title,
      detail: 'un par personne, 50 minutes',
      description: 'Huile tiède, lumière basse. L’horaire se choisit à l’arrivée.',
    }),
    ...rest,
  };
};

export const massage = programLine({ title: 'Massage', activityId: activityIds.massage });
export const dinner = programLine({ title: 'Dîner', type: 'dinner', icon: 'dinner', minutes: null });

/** The room until 14 h. */
export const lateCheckout = programLine({
  title: 'Départ à 14 h',
  type: 'extra',
  icon: 'clock',
  minutes: null,
  checkoutTime: '14:00',
});

export const giveProgram = async (
  db: Database,
  packageId: string,
  lines: readonly StoredProgramLine[],
): Promise<void> => {
  await db
    .updateTable('package')
    .set({ program: json(lines) })
    .where('id', '=', packageId)
    .execute();
};
