import { useQuery } from '@tanstack/react-query';
import { useApi, useFormat, useSite } from '@detour/remote-kit';
import { ErrorBlock, SelectField, text as type, TextField, useDebounced } from '@detour/shared-ui';
import type { Names } from '../../../contract';
import { useText } from '../../../text';
import { giftsQuery } from '../actions.query';
import { actionStyles as styles } from '../actions.styles';
import { chooseGift, giftsFor, type GiftChoice } from '../draft';
import type { ActionFieldsProps } from './action-fields-props';
import { choiceLabel, giftLabel, keyOf } from './gift-choices';

/** Wait (ms) after the last key before the search. */
const settleMs = 300;
const cardKey = 'card';

/** The gift to exchange, the new gift, and its recipient. */
export const ExchangeFields = (props: ActionFieldsProps) => (
  <>
    <FormerField {...props} />
    <ChoiceFields {...props} />
    <RecipientFields {...props} />
  </>
);

const FormerField = ({ draft: { position }, actions, onType }: ActionFieldsProps) => {
  const text = useText();
  const gifts = giftsFor(actions, 'exchange');
  if (gifts.length < 2) return null;
  return (
    <SelectField
      name="position"
      label={text('act.exchangeWhich')}
      value={String(position)}
      options={gifts.map((gift) => ({ value: String(gift.position), label: giftLabel(gift, text) }))}
      onChange={({ target }) =>
        onType(chooseGift(gifts.find((gift) => String(gift.position) === target.value)))
      }
    />
  );
};

/** Gifts by name; the chosen one stays in the list while another search shows others. */
const ChoiceFields = ({ draft: { search, choice }, onType }: ActionFieldsProps) => {
  const text = useText();
  const format = useFormat();
  const { locale } = useSite();
  const query = useQuery(
    giftsQuery(useApi<Names>(), { text: useDebounced(search.trim(), settleMs), locale }),
  );
  const found = search.trim().length < 2 ? [] : (query.data?.gifts ?? []);
  const isListed = choice === null || found.some((one) => keyOf(one) === keyOf(choice));
  const choices: readonly GiftChoice[] = isListed ? found : [choice, ...found];
  return (
    <>
      <TextField
        type="search"
        name="search"
        autoComplete="off"
        label={text('act.exchangeSearch')}
        hint={text('act.exchangeSearchHint')}
        value={search}
        onChange={({ target }) => onType({ search: target.value })}
      />
      {query.isError && (
        <ErrorBlock
          message={text('act.exchangeSearchFailed')}
          retryLabel={text('ui.retry')}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      <p css={[type.small, type.muted]} role="status">
        {query.isSuccess && !query.isPlaceholderData && search.trim().length > 1
          ? text('act.exchangeFound', { count: found.length })
          : ''}
      </p>
      <SelectField
        name="choice"
        label={text('act.exchangeFor')}
        value={choice ? keyOf(choice) : cardKey}
        options={[
          { value: cardKey, label: text('act.exchangeCard') },
          ...choices.map((one) => ({ value: keyOf(one), label: choiceLabel(one, text, format) })),
        ]}
        onChange={({ target }) =>
          onType({ choice: choices.find((one) => keyOf(one) === target.value) ?? null })
        }
      />
    </>
  );
};

const RecipientFields = ({ draft, actions: { buyer }, onType, wrong }: ActionFieldsProps) => {
  const text = useText();
  const hint = text('act.exchangeToHint', { email: buyer.email });
  return (
    <>
      <div css={styles.pair}>
        <TextField
          name="toName"
          autoComplete="off"
          label={text('act.exchangeToName')}
          optional={text('act.percentOptional')}
          error={wrong.has('name') ? text('act.fieldWrong') : undefined}
          value={draft.toName}
          onChange={({ target }) => onType({ toName: target.value })}
        />
        <TextField
          name="toEmail"
          type="email"
          autoComplete="off"
          label={text('act.exchangeToEmail')}
          optional={text('act.percentOptional')}
          error={wrong.has('email') ? text('act.fieldWrong') : undefined}
          value={draft.toEmail}
          onChange={({ target }) => onType({ toEmail: target.value })}
        />
      </div>
      <p css={[type.small, type.muted]}>{hint}</p>
    </>
  );
};
