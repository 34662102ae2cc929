import { createViewTools } from '@detour/remote-kit/testing';
import es_ES from '../messages/es_ES.json';
import fr_BE from '../messages/fr_BE.json';
import fr_FR from '../messages/fr_FR.json';
import it_IT from '../messages/it_IT.json';
import nl_BE from '../messages/nl_BE.json';
import nl_NL from '../messages/nl_NL.json';
import type { TextId } from '../text';

export const { messagesFor, toolsFor } = createViewTools<TextId>({
  fr_FR,
  fr_BE,
  es_ES,
  it_IT,
  nl_NL,
  nl_BE,
});
