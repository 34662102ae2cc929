/** Form of an affiliate's id, as a regular expression. */
export const affiliatePattern = '^[a-z0-9][a-z0-9-]{0,39}$';

/** Affiliate of a demonstration. */
export const exampleAffiliate = 'detour-gifts';
