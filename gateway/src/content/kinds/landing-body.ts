import { Type } from '@sinclair/typebox';
import type { LandingComponent, LandingPage } from '@detour/shared-contracts/api';
import {
  LandingComponent as LandingComponentSchema,
  LandingPage as LandingPageSchema,
} from '@detour/shared-contracts/schemas';
import type { Stored } from './picture';

/** A component with dates, which the shop fills each day. Only pages of the shop's own content have some. */
export interface LiveLandingComponent {
  readonly component: 'Live';
  readonly live: string;
  readonly title?: string;
  readonly newTab?: boolean;
}

export interface LandingBody extends Stored<Omit<LandingPage, 'slug' | 'components'>> {
  readonly components: readonly (Stored<LandingComponent> | LiveLandingComponent)[];
}

const { seo, title, lead, flow } = LandingPageSchema.properties;

/** @param liveNames components of the shop's own page that an editor may place. */
export const landingSchema = (liveNames: readonly string[]) =>
  Type.Object({
    seo,
    title,
    lead,
    flow,
    components: Type.Array(
      Type.Union([
        ...LandingComponentSchema.anyOf,
        ...(liveNames.length > 0
          ? [
              Type.Object({
                component: Type.Literal('Live'),
                live: Type.Unsafe<string>({ type: 'string', enum: [...liveNames] }),
                title: Type.Optional(Type.String()),
                newTab: Type.Optional(Type.Boolean()),
              }),
            ]
          : []),
      ]),
    ),
  });
