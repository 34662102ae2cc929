import { css } from '@emotion/react';
import { useMemo, type ReactNode } from 'react';
import type { Image } from '@detour/shared-contracts/api';
import { giftTextLimits } from '@detour/shared-contracts/rules';
import { languageTagOf, locales, type Locale } from '@detour/shared-contracts/sites';
import { ChoiceCard, ChoiceGroup, media, SelectField, TextField } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { DesignChoice } from './DesignChoice';
import type { GivingDraft, GivingField } from './giving-draft';
import type { GivingText } from './giving-text';
import { SendTime } from './SendTime';
import type { Giving } from './useGiving';

export interface GivingFieldsProps {
  readonly t: GivingText;
  readonly giving: Giving;
  /** The gift's own picture, for the design without a scene. */
  readonly image: Image | string | null;
  /** True when the gift can only be sent by mail. The choice of the channel is then hidden. */
  readonly mailOnly?: boolean;
  /** A dialog has the title already. */
  readonly isTitleHidden?: boolean;
  /** The gift as it will look, below the design. */
  readonly preview?: ReactNode;
}

/** Fields for recipient, channel, design and time of a gift. */
export const GivingFields = ({ t, giving, image, mailOnly = false, preview }: GivingFieldsProps) => {
  const { draft, change } = giving;
  const isMail = draft.way === 'mail';
  return (
    <div css={column}>
      {!mailOnly && (
        <ChoiceGroup legend={t('giving.title')} legendHidden>
          <Way t={t} giving={giving} way="mail" />
          <Way t={t} giving={giving} way="self" />
        </ChoiceGroup>
      )}
      <div css={grid}>
        <NameField t={t} giving={giving} />
        {isMail && <MailFields t={t} giving={giving} />}
      </div>
      {isMail && <SendTime t={t} giving={giving} />}
      <DesignChoice
        t={t}
        name={`${giving.idOf('toName')}-design`}
        value={draft.design}
        image={image}
        onChange={(design) => change({ design })}
      />
      {preview}
    </div>
  );
};

type PartProps = Pick<GivingFieldsProps, 't' | 'giving'>;

const Way = ({ t, giving, way }: PartProps & { readonly way: GivingDraft['way'] }) => (
  <ChoiceCard
    name={`${giving.idOf('toName')}-way`}
    value={way}
    title={t(way === 'mail' ? 'giving.wayMail' : 'giving.waySelf')}
    line={t(way === 'mail' ? 'giving.wayMailLine' : 'giving.waySelfLine')}
    checked={giving.draft.way === way}
    onChange={() => giving.change({ way })}
    data-testid={`giving-${way}`}
  />
);

const fieldProps = (giving: Giving, field: Extract<GivingField, 'toName' | 'toEmail'>) => ({
  id: giving.idOf(field),
  value: giving.draft[field],
  error: giving.error(field),
  onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
    giving.change({ [field]: currentTarget.value }),
  onBlur: () => giving.leave(field),
});

const NameField = ({ t, giving }: PartProps) => {
  const isMail = giving.draft.way === 'mail';
  return (
    <TextField
      {...fieldProps(giving, 'toName')}
      label={t('giving.toName')}
      optional={isMail ? undefined : t('gift.optional')}
      required={isMail}
      maxLength={giftTextLimits.toName}
      autoComplete="off"
      data-testid="giving-name"
    />
  );
};

const capital = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);

const MailFields = ({ t, giving }: PartProps) => {
  const { locale: shown } = useSite();
  const options = useMemo(() => {
    const names = new Intl.DisplayNames([languageTagOf(shown)], { type: 'language' });
    return locales.map((locale) => ({
      value: locale,
      label: capital(names.of(languageTagOf(locale)) ?? locale),
    }));
  }, [shown]);
  return (
    <>
      <TextField
        {...fieldProps(giving, 'toEmail')}
        label={t('giving.toEmail')}
        required
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-testid="giving-email"
      />
      <SelectField
        id={`${giving.idOf('toEmail')}-language`}
        label={t('giving.language')}
        options={options}
        value={giving.draft.locale}
        onChange={({ currentTarget }) => giving.change({ locale: currentTarget.value as Locale })}
        data-testid="giving-language"
      />
    </>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-6)' });

const grid = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'start',
  gap: 'var(--space-5)',
  [media.mobile]: { gridTemplateColumns: '1fr' },
});
