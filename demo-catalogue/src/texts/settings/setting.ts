import type { EnvironmentKey, FittingText, ThemeKey } from '@detour/shared-contracts/catalogue';
import type { PlaceKind } from '../../pictures/scene';

/** Surroundings of a hotel. They determine its pictures, texts and season. */
export interface SettingText {
  readonly environment: EnvironmentKey;
  /** For `pictures/choose-scenes`, the most characteristic one first. */
  readonly kinds: readonly PlaceKind[];
  /** Subject of the preferred covers. */
  readonly subject?: string;
  readonly themes: readonly ThemeKey[];
  /** Open season. Absent: the whole year. */
  readonly season?: 'winter' | 'summer';
  /** Location in lower case, after "Deux nuits …" and "Une chambre …". */
  readonly situations: readonly FittingText[];
  /** First sentence of a description. */
  readonly openings: readonly FittingText[];
}
