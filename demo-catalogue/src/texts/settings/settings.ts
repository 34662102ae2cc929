import type { SettingText } from './setting';
import { mountainAndTownSettings } from './mountain-and-town-settings';
import { countrysideSettings } from './countryside-settings';
import { coastSettings } from './coast-settings';

const all = { ...coastSettings, ...countrysideSettings, ...mountainAndTownSettings };

export type SettingKey = keyof typeof all;

export const settings: Readonly<Record<SettingKey, SettingText>> = all;

export const isSettingKey = (text: string): text is SettingKey => Object.hasOwn(all, text);
