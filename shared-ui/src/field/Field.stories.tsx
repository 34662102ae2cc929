import { css } from '@emotion/react';
import { useState } from 'react';
import { ErrorSummary } from '../state/ErrorSummary';
import { CheckboxField } from './CheckboxField';
import { SelectField } from './SelectField';
import { TextAreaField, TextField } from './TextField';

const form = css({ display: 'grid', gap: '1.25rem', maxWidth: '43rem' });

export const Fields = () => {
  const [message, setMessage] = useState('Bon anniversaire !');
  return (
    <div css={form}>
      <ErrorSummary
        title="Un champ est à corriger"
        errors={[{ fieldId: 'mail', message: 'Cette adresse semble incorrecte.' }]}
        attempt={0}
      />
      <TextField label="Prénom" name="firstName" autoComplete="given-name" defaultValue="Hélène" />
      <TextField
        id="mail"
        label="Adresse e-mail"
        type="email"
        defaultValue="helene@gmial.com"
        error={
          <>
            Cette adresse semble incorrecte. Vouliez-vous dire <button type="button">@gmail.com</button> ?
          </>
        }
      />
      <TextField label="Téléphone" optional="(facultatif)" type="tel" hint="Pour l’hôtel, en cas de retard" />
      <SelectField
        label="Pays"
        options={[
          { value: 'FR', label: 'France' },
          { value: 'BE', label: 'Belgique' },
        ]}
      />
      <TextAreaField
        label="Votre message"
        value={message}
        counter={{ text: `${message.length} / 180`, over: message.length >= 180 }}
        onChange={(event) => setMessage(event.target.value.slice(0, 180))}
      />
      <CheckboxField label="J’accepte les conditions" detail="12" defaultChecked />
      <CheckboxField label="Je veux la lettre" error="Cochez la case pour continuer." />
    </div>
  );
};
