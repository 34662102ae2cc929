import { define } from '../define-call';
import * as editing from './editing.schema';

/** Calls of editors. They need a session of customer care. */
export const editingCalls = {
  editedItems: define({
    method: 'GET',
    path: '/api/care/content',
    response: editing.EditedItems,
    summary: 'Content that staff may edit, with its state in each locale',
  }),
  editedItem: define({
    method: 'GET',
    path: '/api/care/content/:kind/:key/:locale',
    params: editing.ContentItemParams,
    response: editing.EditedItem,
    summary: 'An item of content: its schema, its draft, what visitors see, and its history',
  }),
  saveContentDraft: define({
    method: 'PUT',
    path: '/api/care/content/:kind/:key/:locale/draft',
    params: editing.ContentItemParams,
    body: editing.SaveContentDraft,
    response: editing.ChangedContent,
    summary: 'Save a draft as a new version',
  }),
  checkContent: define({
    method: 'POST',
    path: '/api/care/content/:kind/:key/:locale/check',
    params: editing.ContentItemParams,
    body: editing.CheckBody,
    response: editing.BodyMistakes,
    summary: 'Mistakes of a body in the making',
  }),
  publishContent: define({
    method: 'POST',
    path: '/api/care/content/:kind/:key/:locale/publish',
    params: editing.ContentItemParams,
    body: editing.PublishContent,
    response: editing.ChangedContent,
    summary: 'Publish drafts, at once or from an instant until another',
  }),
  restoreContent: define({
    method: 'POST',
    path: '/api/care/content/:kind/:key/:locale/restore',
    params: editing.ContentItemParams,
    body: editing.RestoreContent,
    response: editing.ChangedContent,
    summary: 'Publish an older version again, or the content of the shop',
  }),
  dropContentDraft: define({
    method: 'POST',
    path: '/api/care/content/:kind/:key/:locale/drop',
    params: editing.ContentItemParams,
    body: editing.DropContentDraft,
    response: editing.ChangedContent,
    summary: 'End a draft',
  }),
  previewContent: define({
    method: 'POST',
    path: '/api/care/content/:kind/:key/:locale/preview',
    params: editing.ContentItemParams,
    query: editing.PreviewContentQuery,
    response: editing.ContentPreviewLink,
    summary: 'A link that shows drafts, or an older version, in the real page',
  }),
} as const;
