import type { Locale } from '@detour/shared-contracts/sites';

/** One text of the shop in one locale: `home booking fr_FR`. */
export interface ContentItem {
  readonly kind: string;
  /** Names the item within its kind: a flow, the path segment of a page. */
  readonly key: string;
  readonly locale: Locale;
}

export const itemName = ({ kind, key, locale }: ContentItem): string => `${kind} ${key} ${locale}`;

/** A version that applies now. */
export interface CurrentVersion {
  readonly version: number;
  /** Null: the shop's own content applies. */
  readonly body: unknown;
  readonly at: Date;
}

/** Content at one moment. */
export interface ContentView {
  /** The editors' version of an item. Null when the shop's own content applies. */
  find(item: ContentItem): CurrentVersion | null;
  /** Keys of a kind that have an editors' version in a locale. */
  keys(kind: string, locale: Locale): readonly string[];
}

export interface ContentStore {
  /** Published content that applies now, at most 250 ms behind the database. */
  published(): Promise<ContentView>;
  /**
   * The same with the editors' drafts, read from the database each time, and with one version (the id of its row) in place of what its item
   * shows. @spec FLAG-018 FLAG-019
   */
  withDrafts(version: number | null): Promise<ContentView>;
  /** A word per locale, which changes with what the locale's visitors see: content, an import, a promotion. */
  digests(): Promise<Readonly<Record<Locale, string>>>;
  /** Number of changes of the catalogue, at most 250 ms behind the database. */
  catalogueRevision(): Promise<number>;
  /** Reads the database at the next call, because this gateway has changed content. */
  forget(): void;
}
