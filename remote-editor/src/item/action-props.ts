import type { EditedItem } from '@detour/shared-contracts/api';
import type { Outcome } from '../editing/useOutcome';
import type { ItemName } from '../editor.client';
import type { Editing } from './useEditing';

/** What every action of an item needs. */
export interface ActionProps {
  readonly name: ItemName;
  readonly item: EditedItem;
  readonly editing: Editing;
  readonly outcome: Outcome;
}
