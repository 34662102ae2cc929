import { Type, type Static } from '@sinclair/typebox';
import type { IdeasPage } from '@detour/shared-contracts/api';
import { callSchemas, StaticPage } from '@detour/shared-contracts/schemas';
import type { Stored } from './picture';

/**
 * A legal page or a page of help. Its texts may hold `{brand}` and `{hours}`; a list entry that is `{needed}`, `{preferences}` or
 * `{statistics}` becomes the list of what the shop stores in browsers, so that a later release cannot make the page wrong.
 */
export const StaticBody = Type.Pick(StaticPage, ['title', 'metaDescription', 'lead', 'sections']);
export type StaticBody = Static<typeof StaticBody>;

/** Ideas that the shop fills from its catalogue. */
const liveIdeas = ['themes', 'houses', 'views', 'moments'] as const;
export type LiveIdeas = (typeof liveIdeas)[number];

const ideas = callSchemas.ideasPage.response.properties;
const section = ideas.sections.items.properties;

export const IdeasBody = Type.Object({
  seo: ideas.seo,
  title: ideas.title,
  intro: ideas.intro,
  sections: Type.Array(
    Type.Object({
      title: section.title,
      intro: section.intro,
      /** Ideas of the catalogue come first. Null: only the own ideas. */
      live: Type.Union([Type.Unsafe<LiveIdeas>({ type: 'string', enum: [...liveIdeas] }), Type.Null()]),
      ideas: section.ideas,
    }),
  ),
  /** The list of regions at the end of the page. */
  hasRegions: Type.Boolean(),
});

export interface IdeasBody extends Stored<Pick<IdeasPage, 'seo' | 'title' | 'intro'>> {
  readonly sections: readonly {
    readonly title: string;
    readonly intro: string;
    readonly live: LiveIdeas | null;
    readonly ideas: Stored<IdeasPage['sections'][number]['ideas']>;
  }[];
  readonly hasRegions: boolean;
}
