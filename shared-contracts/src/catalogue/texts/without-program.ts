import type { Wording } from '../language';

/** Description of a room that is sold by the night, without a programme. */
export const withoutProgram: Wording = {
  fr: 'La chambre, sans programme\u202f: à vous de choisir les nuits.',
  es: 'La habitación, sin programa: tú eliges las noches.',
  nl: 'De kamer, zonder programma: jij kiest de nachten.',
  it: 'La camera, senza programma: scegli tu le notti.',
};
