import type { SettingText } from './setting';
import { heightAndTownSettings } from './settings-heights';
import { landSettings } from './settings-land';
import { seaSettings } from './settings-sea';

const all = { ...seaSettings, ...landSettings, ...heightAndTownSettings };

export type SettingKey = keyof typeof all;

export const settings: Readonly<Record<SettingKey, SettingText>> = all;

export const isSettingKey = (text: string): text is SettingKey => Object.hasOwn(all, text);
