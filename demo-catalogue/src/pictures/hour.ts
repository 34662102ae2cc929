/** Time of day of a scene. Each has one row of colours. */
export type Hour = 'dawn' | 'day' | 'golden' | 'dusk' | 'night' | 'mist';
