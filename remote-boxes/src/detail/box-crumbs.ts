import { printPath, type Locale } from '@detour/shared-contracts/sites';
import type { Crumb } from '@detour/shared-ui';
import type { Names } from '../contract';
import type { Text } from '../text';

interface CrumbTools {
  readonly locale: Locale;
  readonly text: Text;
}

/** Breadcrumb levels of a box: home page, list of boxes, the box. Without the last while its title is unknown. */
export const boxCrumbs = (title: string | undefined, { locale, text }: CrumbTools): readonly Crumb[] => [
  { label: text('nav.home'), href: printPath<Names>('home', locale) },
  { label: text('boxes.title'), href: printPath<Names>('boxes', locale) },
  ...(title === undefined ? [] : [{ label: title }]),
];
