import { useState } from 'react';
import type { EditedItem } from '@detour/shared-contracts/api';
import type { ApiError } from '@detour/remote-kit';
import type { ItemName } from '../editor.client';
import type { Editing } from './useEditing';

/** What the page says after an action. */
export const useOutcome = () => {
  const [state, setState] = useState<{
    readonly told: string;
    readonly failure: ApiError | null;
    readonly attempt: number;
  }>({ told: '', failure: null, attempt: 0 });
  return {
    ...state,
    tell: (told: string): void => setState(({ attempt }) => ({ told, failure: null, attempt })),
    fail: (failure: ApiError): void =>
      setState(({ attempt }) => ({ told: '', failure, attempt: attempt + 1 })),
  };
};

/** What every action of an item needs. */
export interface ActionProps {
  readonly name: ItemName;
  readonly item: EditedItem;
  readonly editing: Editing;
  readonly outcome: Pick<ReturnType<typeof useOutcome>, 'tell' | 'fail'>;
}
