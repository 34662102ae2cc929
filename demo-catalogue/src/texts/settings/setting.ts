import type { EnvironmentKey, FittingText, ThemeKey } from '@detour/shared-contracts/catalogue';
import type { PlaceKind } from '../../pictures/scene';

/** What surrounds a house: decides its pictures, its words and its season. */
export interface SettingText {
  readonly environment: EnvironmentKey;
  /** For `images/choose-scenes`, the most telling one first. */
  readonly kinds: readonly PlaceKind[];
  /** Subject of the covers that come before all others. */
  readonly subject?: string;
  readonly themes: readonly ThemeKey[];
  /** Open only then; absent for the whole year. */
  readonly season?: 'winter' | 'summer';
  /** Where one sleeps, lower case, fit for "Deux nuits …" and "Une chambre …". */
  readonly situations: readonly FittingText[];
  /** First sentence of a description. */
  readonly openings: readonly FittingText[];
}
