import {
  dropContentDraftCall,
  editedItemCall,
  editedItemsCall,
  previewContentCall,
  publishContentCall,
  restoreContentCall,
  saveContentDraftCall,
  type ChangedContent,
  type ContentPreviewLink,
  type EditedItem,
  type EditedItems,
  type PublishContent,
  type RestoreContent,
  type SaveContentDraft,
} from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import {
  dropContentDraftValidator,
  editedItemsValidator,
  editedItemValidator,
  previewContentValidator,
  publishContentValidator,
  restoreContentValidator,
  saveContentDraftValidator,
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
): Promise<Result<ContentPreviewLink, ApiError>> =>
  api.request(previewContentCall, previewContentValidator, { params });
