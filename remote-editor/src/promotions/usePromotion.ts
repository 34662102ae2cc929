import { useQuery } from '@tanstack/react-query';
import type { StaffPromotion } from '@detour/shared-contracts/api';
import { useApi, useSite } from '@detour/remote-kit';
import type { Names } from '../contract';
import { useEditingOf, type EditingOf } from '../editing/useEditing';
import type { Outcome } from '../editing/useOutcome';
import { putPromotion } from '../editor.client';
import { promotionQuery } from '../editor.query';

export type PromotionEditing = EditingOf<StaffPromotion>;

/** A promotion with the unsaved work on it. */
export const usePromotion = (code: string): PromotionEditing => {
  const api = useApi<Names>();
  const { locale } = useSite();
  return useEditingOf({
    name: `promotion ${code}`,
    query: useQuery(promotionQuery(api, { code, locale })),
    bodyOf: ({ body }) => body,
    send: (body, base) => putPromotion(api, code, { base, body }),
  });
};

/** What the parts of a promotion's page share. */
export interface PromotionProps {
  readonly item: StaffPromotion;
  readonly editing: PromotionEditing;
  readonly outcome: Outcome;
}
