import type {
  FacilityKey,
  FittingText,
  HotelType,
  ItemType,
  ThemeKey,
} from '@detour/shared-contracts/catalogue';
import type { Country } from '@detour/shared-contracts/sites';
import type { DetailKind } from '../../pictures/scene';
import type { SettingKey } from '../settings/settings';

/** An item of a stay's programme. */
export interface ProgramItem {
  readonly type: ItemType;
  readonly icon: string;
  /** Picture for the item. */
  readonly picture: DetailKind;
  /** Cents for each adult and night. */
  readonly supplement: number;
  /** Activity id of the API. */
  readonly tag?: number;
  readonly minutes?: number;
  /** `HH:mm`: the guests keep the room until then. */
  readonly checkoutTime?: string;
  readonly themes?: readonly ThemeKey[];
  /** Conditions for the item; all must hold. Absent: everywhere. */
  readonly settings?: readonly SettingKey[];
  readonly types?: readonly HotelType[];
  readonly countries?: readonly Country[];
  /** Ids of allowed regions (ISO 3166-2). */
  readonly regions?: readonly string[];
  readonly notInRegions?: readonly string[];
  readonly needs?: FacilityKey;
  /** Four lines: as in a label (lower case, no article), as a headword, one detail, a description. */
  readonly text: readonly FittingText[];
}

export type ItemTable = Readonly<Record<string, ProgramItem>>;
