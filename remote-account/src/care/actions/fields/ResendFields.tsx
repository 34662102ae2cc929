import type { Format } from '@detour/shared-contracts/format';
import type { Locale } from '@detour/shared-contracts/sites';
import { SelectField } from '@detour/shared-ui';
import { useFormat, useSite } from '@detour/remote-kit';
import { momentOf } from '../../../security/security.view-model';
import { useText, type Text } from '../../../text';
import { letterOf } from '../action-words';
import { keyOfMail, type CareMail } from '../draft';
import type { ActionFieldsProps } from './action-fields-props';

/** "cadeau, à la personne qui le reçoit – Au bord de la mer, Jonas (12 mai, 10 h)" */
const labelOf = (
  { letter, about, at }: CareMail,
  text: Text,
  tools: { readonly format: Format; readonly locale: Locale },
): string => {
  const name = [letterOf(letter, text), ...(about === '' ? [] : [about])].join(' – ');
  return text('act.letterAt', { letter: name, moment: momentOf(at, text, tools) });
};

/** Each letter of the order, with the address that it goes to. */
export const ResendFields = ({ draft, actions: { mails = [] }, onType }: ActionFieldsProps) => {
  const text = useText();
  const format = useFormat();
  const { locale } = useSite();
  const chosen = mails.find((mail) => keyOfMail(mail) === draft.letter);
  return (
    <SelectField
      name="letter"
      label={text('act.letter')}
      hint={chosen && text('act.letterTo', { email: chosen.to })}
      value={draft.letter}
      options={mails.map((mail) => ({
        value: keyOfMail(mail),
        label: labelOf(mail, text, { format, locale }),
      }))}
      onChange={({ target }) => onType({ letter: target.value })}
    />
  );
};
