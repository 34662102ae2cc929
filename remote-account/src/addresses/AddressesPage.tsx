import { useQuery, useQueryClient } from '@tanstack/react-query';
import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import type { AddressesResponse, SavedAddress } from '@detour/shared-contracts/api';
import { addressLimits } from '@detour/shared-contracts/rules';
import { countryOf } from '@detour/shared-contracts/sites';
import { Button, EmptyState, ErrorBlock, Note, PlusIcon, Skeleton, text as type } from '@detour/shared-ui';
import { putData, useApi, useHost, useSite } from '@detour/remote-kit';
import { FailureNote } from '../form/FailureNote';
import { PageFrame } from '../form/PageFrame';
import { SavedNote } from '../form/SavedNote';
import { useSend } from '../form/useSend';
import { AccountGate } from '../session/AccountGate';
import { AccountNav } from '../session/AccountNav';
import { useText } from '../text';
import { AddressCard } from './AddressCard';
import { AddressForm } from './AddressForm';
import {
  clearAddressDraft,
  emptyAddress,
  readAddressDraft,
  toAddressRequest,
  valuesOf,
  writeAddressDraft,
  type OpenForm,
} from './address-draft';
import { removeAddress, saveAddress } from './addresses.client';
import { addressesQuery } from './addresses.query';
import type { Names } from '../contract';

/** Addresses that fill the forms of a purchase. @spec ACC-004 ACC-007 */
export const AddressesPage = () => {
  const text = useText();
  return (
    <PageFrame
      testId="page-addresses"
      title={text('account.addresses')}
      lead={text('addresses.lead')}
      above={<AccountNav />}
    >
      <AccountGate>{() => <Addresses />}</AccountGate>
    </PageFrame>
  );
};

const Addresses = () => {
  const text = useText();
  const addresses = useQuery(addressesQuery(useApi<Names>()));
  if (addresses.isPending) return <Skeleton width="100%" height="16rem" radius="l" />;
  if (!addresses.data) {
    return (
      <ErrorBlock
        message={text('form.loadFailed')}
        retryLabel={text('ui.retry')}
        retrying={addresses.isFetching}
        onRetry={() => void addresses.refetch()}
      />
    );
  }
  return <AddressBook addresses={addresses.data.addresses} />;
};

/** The open form is kept on this device until it is saved or left. */
const useOpenForm = () => {
  const { storage } = useHost<Names>();
  const { locale } = useSite();
  const [form, setForm] = useState<OpenForm | null>(() => readAddressDraft(storage));
  return {
    form,
    add: () => setForm({ id: null, values: emptyAddress(countryOf(locale)) }),
    edit: (address: SavedAddress) => setForm({ id: address.id, values: valuesOf(address) }),
    keep: (values: OpenForm['values']) => {
      if (form) writeAddressDraft(storage, { id: form.id, values });
    },
    close: () => {
      clearAddressDraft(storage);
      setForm(null);
    },
  };
};

const useAddressBook = () => {
  const api = useApi<Names>();
  const client = useQueryClient();
  const sending = useSend();
  const open = useOpenForm();
  const [done, setDone] = useState<'saved' | 'removed' | null>(null);
  const show = (answer: AddressesResponse, what: 'saved' | 'removed'): void => {
    putData(client, addressesQuery(api).queryKey, answer);
    setDone(what);
  };
  const save = (id: string | null, values: OpenForm['values']): void =>
    void sending.send(
      () => saveAddress(api, id, toAddressRequest(values)),
      (answer) => {
        open.close();
        show(answer, 'saved');
      },
    );
  const begin = (start: () => void): void => {
    setDone(null);
    sending.reset();
    start();
  };
  return {
    open,
    done,
    busy: sending.busy,
    failure: sending.failure,
    add: () => begin(open.add),
    edit: (address: SavedAddress) => begin(() => open.edit(address)),
    leave: () => begin(open.close),
    save,
    prefer: (address: SavedAddress) =>
      begin(() => save(address.id, { ...valuesOf(address), isDefault: true })),
    remove: ({ id }: SavedAddress) =>
      begin(
        () =>
          void sending.send(
            () => removeAddress(api, id),
            (answer) => show(answer, 'removed'),
          ),
      ),
  };
};

const failures = { TOO_MANY_ADDRESSES: 'addresses.full', ADDRESS_NOT_FOUND: 'addresses.gone' } as const;

const AddressBook = ({ addresses }: { readonly addresses: readonly SavedAddress[] }) => {
  const text = useText();
  const book = useAddressBook();
  const { form } = book.open;
  const heading = useFocusAfter(book.done);
  if (form) {
    // Adds an address again if it was removed in the meantime.
    const id = addresses.some((one) => one.id === form.id) ? form.id : null;
    return (
      <AddressForm
        form={{ ...form, id }}
        isOnly={addresses.length === 0}
        isDefault={addresses.some((one) => one.id === id && one.isDefault)}
        busy={book.busy}
        failure={book.failure}
        failures={failures}
        onKeep={book.open.keep}
        onSave={(values) => book.save(id, values)}
        onLeave={book.leave}
      />
    );
  }
  return (
    <div css={column}>
      <div ref={heading} tabIndex={-1} css={quiet}>
        <SavedNote isSaved={book.done !== null}>
          {text(book.done === 'removed' ? 'addresses.removed' : 'addresses.saved')}
        </SavedNote>
      </div>
      <FailureNote failure={book.failure} texts={failures} />
      {addresses.length === 0 ? (
        <EmptyState
          title={text('addresses.emptyTitle')}
          sentence={text('addresses.emptyText')}
          action={<Button onClick={book.add}>{text('addresses.add')}</Button>}
        />
      ) : (
        <AddressList addresses={addresses} book={book} />
      )}
    </div>
  );
};

/** The message receives the focus, because the pressed button was removed with its form or card. */
const useFocusAfter = (done: string | null) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done) box.current?.focus();
  }, [done]);
  return box;
};

interface AddressListProps {
  readonly addresses: readonly SavedAddress[];
  readonly book: ReturnType<typeof useAddressBook>;
}

const AddressList = ({ addresses, book }: AddressListProps) => {
  const text = useText();
  return (
    <>
      <ul role="list" css={grid}>
        {addresses.map((address) => (
          <li key={address.id}>
            <AddressCard
              address={address}
              busy={book.busy}
              onEdit={() => book.edit(address)}
              onPrefer={() => book.prefer(address)}
              onRemove={() => book.remove(address)}
            />
          </li>
        ))}
      </ul>
      {addresses.length < addressLimits.most ? (
        <div>
          <Button kind="quiet" icon={<PlusIcon size={20} />} onClick={book.add}>
            {text('addresses.add')}
          </Button>
        </div>
      ) : (
        <Note>
          <p css={type.small}>{text('addresses.full')}</p>
        </Note>
      )}
    </>
  );
};

const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-5)' });
const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: 'var(--space-5)',
  '& > li': { display: 'grid' },
});
const quiet = css({
  '&:focus, &:focus-visible': { outline: 'none', boxShadow: 'none' },
  '&:not(:has(svg))': { display: 'none' },
});
