import {
  checkContentCall,
  checkPromotionCall,
  dropContentDraftCall,
  editedItemCall,
  editedItemsCall,
  endPromotionCall,
  previewContentCall,
  promotionProductsCall,
  publishContentCall,
  restoreContentCall,
  saveContentDraftCall,
  savePromotionCall,
  staffPromotionCall,
  staffPromotionsCall,
  type BodyMistakes,
  type ChangedContent,
  type ContentPreviewLink,
  type EditedItem,
  type EditedItems,
  type PromotionProducts,
  type PromotionProductsQuery,
  type PublishContent,
  type RestoreContent,
  type SaveContentDraft,
  type SavePromotion,
  type StaffPromotion,
  type StaffPromotions,
} from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import {
  checkContentValidator,
  checkPromotionValidator,
  dropContentDraftValidator,
  editedItemsValidator,
  editedItemValidator,
  endPromotionValidator,
  previewContentValidator,
  promotionProductsValidator,
  publishContentValidator,
  restoreContentValidator,
  saveContentDraftValidator,
  savePromotionValidator,
  staffPromotionsValidator,
  staffPromotionValidator,
} from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from './contract';

/** An item of content in one locale. */
export interface ItemName {
  readonly kind: string;
  readonly key: string;
  readonly locale: Locale;
}

type EditorApi = Api<Names>;
type Changed = Promise<Result<ChangedContent, ApiError>>;

export const loadItems = (api: EditorApi, signal: AbortSignal): Promise<Result<EditedItems, ApiError>> =>
  api.request(editedItemsCall, editedItemsValidator, { signal });

export const loadItem = (
  api: EditorApi,
  params: ItemName,
  signal?: AbortSignal,
): Promise<Result<EditedItem, ApiError>> =>
  api.request(editedItemCall, editedItemValidator, { params, ...(signal && { signal }) });

export const saveDraft = (api: EditorApi, params: ItemName, body: SaveContentDraft): Changed =>
  api.request(saveContentDraftCall, saveContentDraftValidator, { params, body });

export const publish = (api: EditorApi, params: ItemName, body: PublishContent): Changed =>
  api.request(publishContentCall, publishContentValidator, { params, body });

export const restore = (api: EditorApi, params: ItemName, body: RestoreContent): Changed =>
  api.request(restoreContentCall, restoreContentValidator, { params, body });

export const dropDraft = (api: EditorApi, params: ItemName, base: number): Changed =>
  api.request(dropContentDraftCall, dropContentDraftValidator, { params, body: { base } });

export const linkPreview = (
  api: EditorApi,
  params: ItemName,
  version?: number,
): Promise<Result<ContentPreviewLink, ApiError>> =>
  api.request(previewContentCall, previewContentValidator, {
    params,
    query: version === undefined ? {} : { version },
  });

export const checkBody = (
  api: EditorApi,
  params: ItemName,
  body: unknown,
  signal: AbortSignal,
): Promise<Result<BodyMistakes, ApiError>> =>
  api.request(checkContentCall, checkContentValidator, { params, body: { body }, signal });

export const loadPromotions = (
  api: EditorApi,
  signal: AbortSignal,
): Promise<Result<StaffPromotions, ApiError>> =>
  api.request(staffPromotionsCall, staffPromotionsValidator, { signal });

/** A promotion by its code, and the language of product names. */
export interface PromotionName {
  readonly code: string;
  readonly locale: Locale;
}

export const loadPromotion = (
  api: EditorApi,
  { code, locale }: PromotionName,
  signal: AbortSignal,
): Promise<Result<StaffPromotion, ApiError>> =>
  api.request(staffPromotionCall, staffPromotionValidator, { params: { code }, query: { locale }, signal });

export const putPromotion = (api: EditorApi, code: string, body: SavePromotion): Changed =>
  api.request(savePromotionCall, savePromotionValidator, { params: { code }, body });

export const closePromotion = (api: EditorApi, code: string, base: number): Changed =>
  api.request(endPromotionCall, endPromotionValidator, { params: { code }, body: { base } });

export const checkTerms = (
  api: EditorApi,
  code: string,
  body: unknown,
  signal: AbortSignal,
): Promise<Result<BodyMistakes, ApiError>> =>
  api.request(checkPromotionCall, checkPromotionValidator, { params: { code }, body: { body }, signal });

export const findProducts = (
  api: EditorApi,
  query: PromotionProductsQuery,
  signal: AbortSignal,
): Promise<Result<PromotionProducts, ApiError>> =>
  api.request(promotionProductsCall, promotionProductsValidator, { query, signal });
