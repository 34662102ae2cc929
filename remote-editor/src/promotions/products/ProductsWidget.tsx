import { css } from '@emotion/react';
import type { RJSFSchema, WidgetProps } from '@rjsf/utils';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PromotionProduct } from '@detour/shared-contracts/api';
import { Combobox, FieldError, IconButton, text as type, TrashIcon, useDebounced } from '@detour/shared-ui';
import { useApi, useSite } from '@detour/remote-kit';
import type { Names } from '../../contract';
import { productsQuery } from '../../editor.query';
import type { FormContext } from '../../form/form-context';
import { useText } from '../../text';
import { useKnownProducts } from './known-products';

type Props = WidgetProps<unknown, RJSFSchema, FormContext>;

/** Delay (ms) after the last key, before names are searched. */
const pause = 250;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Hotels or stays of a condition: found by a part of their name, listed below. */
export const ProductsWidget = ({ id, label, value, registry, onChange }: Props) => {
  const known = useKnownProducts();
  const chosen = Array.isArray(value) ? value.filter(isText) : [];
  const productOf = (one: string): PromotionProduct =>
    known.products.find((product) => product.id === one) ?? { id: one, name: one, place: '' };
  return (
    <div css={column}>
      <ProductSearch
        kind={id.endsWith('hotels') ? 'hotels' : 'packages'}
        label={label}
        chosen={chosen}
        onAdd={(product) => {
          known.add(product);
          onChange([...chosen, product.id]);
        }}
      />
      <ul css={list}>
        {chosen.map((one, index) => (
          <Chosen
            key={one}
            id={`${id}_${index}`}
            product={productOf(one)}
            problem={registry.formContext.problems[`${id}_${index}`]}
            onRemove={() => onChange(chosen.filter((other) => other !== one))}
          />
        ))}
      </ul>
    </div>
  );
};

interface ProductSearchProps {
  readonly kind: 'hotels' | 'packages';
  readonly label: string;
  /** Ids that are not offered again. */
  readonly chosen: readonly string[];
  readonly onAdd: (product: PromotionProduct) => void;
}

const ProductSearch = ({ kind, label, chosen, onAdd }: ProductSearchProps) => {
  const text = useText();
  const { locale } = useSite();
  const [typed, setTyped] = useState('');
  const asked = useDebounced(typed.trim(), pause);
  const { data, isFetching } = useQuery(
    productsQuery(useApi<Names>(), { kind, text: asked.slice(0, 80), locale }),
  );
  const products = asked.length > 1 ? (data?.products ?? []) : [];
  const options = products
    .filter((product) => !chosen.includes(product.id))
    .map((product) => ({ id: product.id, label: product.name, detail: product.place }));
  const isSettled = asked.length > 1 && typed.trim() === asked && !isFetching;
  return (
    <Combobox
      label={label}
      hint={text(`products.${kind}Hint`)}
      value={typed}
      onValueChange={setTyped}
      groups={options.length === 0 ? [] : [{ title: label, options }]}
      onSelect={(option) => {
        const product = products.find((one) => one.id === option.id);
        setTyped('');
        if (product) onAdd(product);
      }}
      loading={isFetching}
      emptyMessage={isSettled ? text('products.none') : undefined}
    />
  );
};

interface ChosenProps {
  readonly id: string;
  readonly product: PromotionProduct;
  readonly problem: string | undefined;
  readonly onRemove: () => void;
}

const Chosen = ({ id, product: { name, place }, problem, onRemove }: ChosenProps) => {
  const text = useText();
  return (
    // The summary of mistakes leads here.
    <li id={id} tabIndex={-1} css={row}>
      <span css={words}>
        {name}
        {place !== '' && <span css={[type.small, type.muted]}>{place}</span>}
        {problem !== undefined && <FieldError>{problem}</FieldError>}
      </span>
      <IconButton label={text('form.remove', { name })} icon={<TrashIcon size={20} />} onClick={onRemove} />
    </li>
  );
};

const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-2)' });
const list = css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-3)',
  borderBottom: 'var(--border-hairline)',
});
const words = css({ display: 'grid', minWidth: 0, paddingBlock: 'var(--space-2)', overflowWrap: 'anywhere' });
