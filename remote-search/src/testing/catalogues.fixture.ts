import type { Locale } from '@detour/shared-contracts/sites';
import es from '../messages/es_ES.json';
import frBe from '../messages/fr_BE.json';
import fr from '../messages/fr_FR.json';
import it from '../messages/it_IT.json';
import nlBe from '../messages/nl_BE.json';
import nl from '../messages/nl_NL.json';

/** Catalogues as compiled per locale: Belgian texts over their fallbacks. */
export const catalogues: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  fr_FR: fr,
  fr_BE: { ...fr, ...frBe },
  nl_NL: nl,
  nl_BE: { ...nl, ...nlBe },
  es_ES: es,
  it_IT: it,
};
