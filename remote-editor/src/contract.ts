import { declareContract, type NamesOf } from '@detour/shared-contracts/contract/declare';

/** What this package provides and requires. `npm run generate` writes `contract.json` from it. */
export const contract = /* #__PURE__ */ declareContract({
  remote: 'remote-editor',
  owner: 'editor',
  alert: 'editor@teams.detour.example',
  mountApi: 1,
  exposes: ['./page'],
  pages: [
    'analytics',
    'editor',
    'editor-item',
    'experiments',
    'photo-subject',
    'photos',
    'promotion',
    'promotions',
  ],
  links: [
    'analytics',
    'care',
    'care-login',
    'editor',
    'editor-item',
    'experiments',
    'photo-subject',
    'photos',
    'promotion',
    'promotions',
  ],
  emits: [],
  consumes: [],
  calls: [
    'analyticsReport',
    'careExperiments',
    'changePhotos',
    'checkContent',
    'checkPromotion',
    'dropContentDraft',
    'editedItem',
    'editedItems',
    'editedPhotos',
    'endPromotion',
    'finishPhotoUpload',
    'moveExperiment',
    'photoSubjects',
    'previewContent',
    'promotionProducts',
    'publishContent',
    'restoreContent',
    'saveContentDraft',
    'saveExperiment',
    'savePromotion',
    'sendPhotoPart',
    'staffPromotion',
    'staffPromotions',
  ],
  fragments: [],
  criteria: { reads: [], writes: [] },
  storageKeys: ['contentDraft'],
  host: ['storage.read', 'storage.remove', 'storage.write'],
  flags: [],
  parts: [],
  deprecations: [],
});

/** Rejects undeclared names in development and tests. A release does not contain the contract. */
export const checkedContract = process.env['CONTRACT_CHECKS'] === 'off' ? null : contract;

/** The declared names, for `useHost<Names>()`, `useApi<Names>()`, `useCriteria<Names>()` and the like. */
export type Names = NamesOf<typeof contract>;
