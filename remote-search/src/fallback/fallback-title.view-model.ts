import type { Fallback } from './fallbacks';
import { themeName } from '../searchbox/themes';
import type { MessageId, Text } from '../text';

/** @spec FALL-011 FALL-012 FALL-013 FALL-014 FALL-015 */
const titles: Readonly<Record<string, MessageId>> = {
  'for -': 'fallback.dates',
  'outside -': 'fallback.otherDates',
  'for in': 'fallback.datesIn',
  'for around': 'fallback.datesAround',
  'outside in': 'fallback.otherDatesIn',
  'outside around': 'fallback.otherDatesAround',
  '- in': 'fallback.in',
  '- around': 'fallback.around',
};

/** Title of a fallback step, null when there is none. A place without a name is the visitor's position. @spec FALL-016 */
export const toFallbackTitle = (title: Fallback['title'], text: Text): string | null => {
  if (!title) return null;
  const id = titles[`${title.dates ?? '-'} ${title.place ?? '-'}`];
  if (!id) return null;
  const destination = title.destination ?? text('fallback.yourLocation');
  return capitalised(text(id, { destination }));
};

/** "Bien-être" or "Tous les thèmes" below the title, which distinguishes two steps with the same place and dates. */
export const toFallbackLead = (
  { value, isRemoved }: Fallback['key']['category'],
  text: Text,
): string | null => {
  if (isRemoved) return text('theme.all');
  return value === null ? null : themeName(value, text);
};

/** "votre position" may be first. */
const capitalised = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);
