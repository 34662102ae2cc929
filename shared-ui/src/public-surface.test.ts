import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as surface from './index';

// The list is the contract with the remotes: a name that leaves it breaks them, one that comes is reviewed here.
const blocks = [
  'Accordion',
  'ActionBar',
  'ActionBarButton',
  'Anchor',
  'AnchorProvider',
  'Breadcrumb',
  'Button',
  'CardGrid',
  'CheckboxField',
  'Chip',
  'ChoiceCard',
  'ChoiceChip',
  'ChoiceGroup',
  'Combobox',
  'Container',
  'DateRangePanel',
  'DetourDrawing',
  'Dialog',
  'EmptyState',
  'ErrorBlock',
  'ErrorSummary',
  'FieldError',
  'FieldFrame',
  'Fold',
  'Gallery',
  'GiftBoxCarousel',
  'GlobalStyle',
  'IconButton',
  'LazyMap',
  'LazyRangeCalendar',
  'LinkButton',
  'LiveRegion',
  'Logo',
  'MapDialog',
  'Note',
  'Pagination',
  'Panel',
  'PayButton',
  'Picture',
  'PictureBanner',
  'Popover',
  'Price',
  'PriceBar',
  'PriceLines',
  'Rail',
  'RangeSlider',
  'ReadMore',
  'ScoreBadge',
  'SectionHeader',
  'SelectField',
  'Skeleton',
  'SkipLink',
  'Spinner',
  'Stars',
  'StayCard',
  'StayCardSkeleton',
  'Stepper',
  'StickyTopBar',
  'StressMessages',
  'Switch',
  'Tabs',
  'Tag',
  'TextAreaField',
  'TextField',
  'Toast',
  'VisuallyHidden',
  'WishlistHeart',
  'actionBarBadge',
  'actionBarPart',
  'autoCloseAfter',
  'breadcrumbData',
  'container',
  'createChunk',
  'cssVariables',
  'fontFiles',
  'gallerySizes',
  'globalCss',
  'highlightParts',
  'imageOfAddress',
  'isComplete',
  'media',
  'mobileQuery',
  'noDates',
  'preloadCalendar',
  'preloadMap',
  'preloadOf',
  'reduceDatePicker',
  'text',
  'textLink',
  'timeLeftAt',
  'tokens',
  'truncate',
  'useChunk',
  'useDatePicker',
  'useDismiss',
  'useHasPassed',
  'useMedia',
  'useTimeLeft',
  'visuallyHidden',
];

describe('the public surface', () => {
  it('lists every name, and no file whole', () => {
    expect(readFileSync(resolve(__dirname, 'index.ts'), 'utf8')).not.toContain('export *');
  });

  it('is what is written here, icons aside', () => {
    const names = Object.keys(surface).filter((name) => !name.endsWith('Icon'));
    expect(names.sort()).toEqual([...blocks].sort());
  });

  it('names every icon, as a component', () => {
    const icons = Object.entries(surface).filter(([name]) => name.endsWith('Icon'));
    expect(icons.length).toBeGreaterThan(80);
    expect(icons.filter(([, icon]) => typeof icon !== 'function')).toEqual([]);
  });
});
