import type { Generated } from 'kysely';
import type { Instant, NullableJson, Optional } from './column-types';

type ContentState = 'draft' | 'published' | 'dropped';
/** `operator`: on the machine of the gateway, not by a member of staff. */
type AuthorRole = 'agent' | 'lead' | 'operator';

/** Append-only: a trigger rejects changes and deletions. */
interface ContentVersionTable {
  id: Generated<number>;
  kind: string;
  key: string;
  locale: string;
  /** From 1, without gaps, within kind, key and locale. */
  version: number;
  state: ContentState;
  /** Null: the shop's own content applies, or a draft was dropped. */
  body: NullableJson;
  /** A published version applies from here (null: at once) until there (null: without end). */
  valid_from: Optional<Date>;
  valid_until: Optional<Date>;
  /** Version whose body was published again. */
  restores: Optional<number>;
  /** `issuer subject` of a member of staff, or the operator's name. */
  author: string;
  author_role: AuthorRole;
  at: Instant;
}

/** One row, incremented by each change of content. */
interface ContentRevisionTable {
  id: number;
  value: number;
}

/** One row, incremented by each import and each change of a promotion. */
interface CatalogueRevisionTable {
  id: number;
  value: number;
}

export interface ContentTables {
  content_version: ContentVersionTable;
  content_revision: ContentRevisionTable;
  catalogue_revision: CatalogueRevisionTable;
}
