import type { Scene } from '../../pictures/scene';
import type { SubjectName } from '../subjects/subjects';
import { compositionOf } from './composition';
import { mannerStyles } from './manner-styles';

/** Subjects with rows of houses, and the tops that a plain scene gives them. */
const rowsOf: Readonly<Partial<Record<SubjectName, readonly string[]>>> = {
  'harbour-town': ['eaves', 'mansard', 'gable'],
  'bridge-town': ['gable', 'eaves', 'mansard'],
  'timber-town': ['gable', 'eaves'],
  belfry: ['gable', 'mansard', 'eaves', 'step', 'bell'],
  'canal-houses': ['step', 'bell', 'gable', 'mansard'],
};

/** Subjects with mountains behind them, where the region has any. */
const mountainous: ReadonlySet<SubjectName> = new Set(['spa-arches', 'spa-terrace']);

/** What a cover shows of a place: its subject, the tops of its houses, the plants before the view, mountains. */
export interface Traits {
  readonly subject: SubjectName;
  readonly tops: readonly string[];
  readonly frame: string | null;
  readonly peaks: boolean;
}

export function traitsOf(scene: Pick<Scene, 'id' | 'subject' | 'season'>): Traits {
  const { subject } = scene;
  const composition = compositionOf(scene);
  const style = composition ? mannerStyles[composition.edition.manner] : null;
  const rows = rowsOf[subject] ?? [];
  return {
    subject,
    tops: style && rows.length > 0 ? style.tops : rows,
    frame: composition?.frame ?? null,
    peaks: mountainous.has(subject) && (style?.peaks ?? true),
  };
}
