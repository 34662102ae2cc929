/** Why something is stored. Only `needed` is stored without consent. */
export type ConsentClass = 'needed' | 'preferences' | 'statistics';
