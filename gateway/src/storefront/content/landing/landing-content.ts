import type { LandingComponent, LandingPage } from '@detour/shared-contracts/api';
import type { LandingBody, LiveLandingComponent } from '../../../content/kinds/landing-body';
import { withImages, withPictures, type Stored } from '../../../content/kinds/picture';
import { buildLandingPage } from './landing-page';
import type { LandingInput } from './landing-tools';

/** Name of a component whose links or countdown hold dates, so that its content is of one day. Null for the others. */
const liveNameOf = (component: LandingComponent): string | null => {
  if (component.component === 'JumbotronPromo') return component.countdown ? 'promo' : null;
  return component.component === 'TopSearchResults' && /\bcheckin=/.test(component.hash)
    ? component.id
    : null;
};

const toStored = (component: LandingComponent): Stored<LandingComponent> | LiveLandingComponent => {
  const live = liveNameOf(component);
  return live === null ? withPictures(component) : { component: 'Live', live };
};

/** Components that the shop fills each day, of its own page with this slug. */
export const liveLandingNames = (slug: string, input: LandingInput): readonly string[] =>
  (buildLandingPage(slug, input)?.components ?? []).flatMap((component) => liveNameOf(component) ?? []);

/** The shop's own page as editors store it. Null when only editors have such a page. */
export const landingSeed = (slug: string, input: LandingInput): LandingBody | null => {
  const page = buildLandingPage(slug, input);
  if (!page) return null;
  const { slug: _, components, ...rest } = page;
  return { ...rest, components: components.map(toStored) };
};

/** A component of the day with what an editor has chosen for it. */
const placed = (
  component: LandingComponent,
  { title, newTab }: Pick<LiveLandingComponent, 'title' | 'newTab'>,
): LandingComponent => ({
  ...component,
  ...(title !== undefined && 'title' in component && { title }),
  ...(newTab !== undefined && component.component === 'TopSearchResults' && { newTab }),
});

/** The response of the call for an editors' page: components of the day come from the shop's own page. */
export const fillLandingPage = (slug: string, body: LandingBody, input: LandingInput): LandingPage => {
  const own = buildLandingPage(slug, input)?.components ?? [];
  const { components, ...rest } = body;
  return {
    slug,
    ...rest,
    components: components.flatMap((component) => {
      if (component.component !== 'Live') return [withImages<LandingComponent>(component)];
      const found = own.find((each) => liveNameOf(each) === component.live);
      return found ? [placed(found, component)] : [];
    }),
  };
};
