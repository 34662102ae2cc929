/** The light of a scene; one row of colours each. */
export type Hour = 'dawn' | 'day' | 'golden' | 'dusk' | 'night' | 'mist';
