import { Type, type Static } from '@sinclair/typebox';
import { Instant, LocaleWord, Nullable, Open, Strict, Words } from '../schema-kit';

const kind = Type.String({ pattern: '^[a-z][a-z-]{0,39}$' });
const key = Type.String({ pattern: '^[a-z0-9-]{1,60}$' });

/** An item of content: its kind, its name within the kind, and its locale. */
export const ContentItemParams = Strict({ kind, key, locale: LocaleWord });

/** Newest version that the editor has seen; 0 for none. Another newest version is a conflict (409). */
const base = Type.Integer({ minimum: 0, maximum: 1_000_000 });

/** What visitors see: nothing, the shop's own content, or an editor's version. */
const shown = Words(['missing', 'own', 'published'] as const);

/** Name of a member of staff, or of the operator. Null before the first version. */
const editor = Nullable(Type.String());

export const EditedLocale = Open({
  locale: LocaleWord,
  shown,
  hasDraft: Type.Boolean(),
  /** A version begins later. */
  isScheduled: Type.Boolean(),
  /** Newest version; 0 for none. */
  version: Type.Integer(),
  changedBy: editor,
  changedAt: Nullable(Instant),
});
export type EditedLocale = Static<typeof EditedLocale>;

/** GET /api/care/content: every item with its state in each of its locales. */
export const EditedItems = Open({
  kinds: Type.Array(
    Open({
      kind: Type.String(),
      /** Editors may add items with other keys. */
      isOpen: Type.Boolean(),
      items: Type.Array(Open({ key: Type.String(), locales: Type.Array(EditedLocale) })),
    }),
  ),
  /** A lead publishes, schedules and restores. An agent writes drafts. */
  mayPublish: Type.Boolean(),
});
export type EditedItems = Static<typeof EditedItems>;

/** An object. Its schema depends on the item. */
const body = Type.Unsafe<unknown>({ type: 'object', properties: {} });

const EditedVersion = Open({
  version: Type.Integer(),
  state: Words(['draft', 'published', 'dropped'] as const),
  /** Null: at once. */
  from: Nullable(Instant),
  /** Null: without end. */
  until: Nullable(Instant),
  /** Version that was published again; 0 is the shop's own content. */
  restores: Nullable(Type.Integer()),
  by: Type.String(),
  at: Instant,
  /** Visitors see it now. */
  isShown: Type.Boolean(),
});
export type EditedVersion = Static<typeof EditedVersion>;

/** GET /api/care/content/{kind}/{key}/{locale} */
export const EditedItem = Open({
  kind: Type.String(),
  key: Type.String(),
  locale: LocaleWord,
  /** Locales of the item. */
  locales: Type.Array(LocaleWord),
  /** JSON Schema of a body. */
  schema: body,
  /** Body of the draft. Null without a draft. */
  draft: Nullable(body),
  /** Body that visitors see. Null where they see nothing. */
  published: Nullable(body),
  shown,
  /** A version begins later. */
  isScheduled: Type.Boolean(),
  /** Newest version; 0 for none. */
  version: Type.Integer(),
  /** Newest first, at most 50. */
  versions: Type.Array(EditedVersion),
  mayPublish: Type.Boolean(),
});
export type EditedItem = Static<typeof EditedItem>;

/** PUT …/draft. A body has the form of the item's schema; texts may be empty. */
export const SaveContentDraft = Strict({
  base,
  body: Type.Unsafe<unknown>({ type: 'object', properties: {}, maxProperties: 40 }),
});
export type SaveContentDraft = Static<typeof SaveContentDraft>;

/** POST …/check: a body in the making, of content or of a promotion. Writes nothing. */
export const CheckBody = Strict({ body: SaveContentDraft.properties.body });

/** Mistakes with their place (JSON pointer) and their rule. Empty for a body that can be published. */
export const BodyMistakes = Open({
  errors: Type.Array(Open({ path: Type.String(), rule: Type.String(), message: Type.String() })),
});
export type BodyMistakes = Static<typeof BodyMistakes>;

/** POST …/publish: the drafts of these locales, in one transaction. Instants in UTC. */
export const PublishContent = Strict({
  base,
  locales: Type.Array(LocaleWord, { minItems: 1, maxItems: 6 }),
  from: Nullable(Instant),
  until: Nullable(Instant),
});
export type PublishContent = Static<typeof PublishContent>;

/** POST …/restore: a version that was published; 0 is the shop's own content. */
export const RestoreContent = Strict({ base, version: base });
export type RestoreContent = Static<typeof RestoreContent>;

/** POST …/drop: ends the draft. */
export const DropContentDraft = Strict({ base });

/** The version that a change has written. */
export const ChangedContent = Open({ version: Type.Integer() });
export type ChangedContent = Static<typeof ChangedContent>;

/** POST …/preview: a version to show in place of the draft. Without it, drafts are shown. */
export const PreviewContentQuery = Strict({
  version: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
});

/** POST …/preview: a link that shows drafts, or the version, in the browser that follows it. It is valid for ten minutes. */
export const ContentPreviewLink = Open({ link: Type.String() });
export type ContentPreviewLink = Static<typeof ContentPreviewLink>;
