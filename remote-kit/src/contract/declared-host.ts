import type { ContractNames, ContractPart } from '@detour/shared-contracts/contract/declare';
import type { Consent, EventBus, RemoteHost, SiteContext, StoragePort } from '@detour/shared-contracts/mount';

/** `read` and `write` of `storage.read` and `storage.write`. */
type MemberOf<M extends string, Feature> = Feature extends `${M}.${infer Name}` ? Name : never;

/** The host as a remote with these names may use it. */
export interface DeclaredHost<N extends ContractNames> extends Pick<
  RemoteHost,
  'navigation' | 'clock' | 'report'
> {
  readonly site: SiteContext<N['flags']>;
  readonly bus: EventBus<N['emits'], N['consumes']>;
  readonly consent: Pick<Consent, MemberOf<'consent', N['host']> & keyof Consent>;
  readonly storage: Pick<
    StoragePort<N['storageKeys']>,
    MemberOf<'storage', N['host']> & keyof StoragePort<N['storageKeys']>
  >;
}

type ListedKind = Exclude<keyof ContractPart & keyof ContractNames, 'links'>;

type Undeclared<N extends ContractNames, P extends ContractPart> =
  | { [K in ListedKind]: Exclude<P[K][number], N[K]> }[ListedKind]
  | Exclude<P['links'][number], keyof N['links']>;

/** Arguments of a hook of a part: none when the contract declares the part, otherwise the missing names. */
export type PartArguments<N extends ContractNames, P extends ContractPart> = [Undeclared<N, P>] extends [
  never,
]
  ? []
  : [undeclared: Undeclared<N, P>];

/** Props of a component of a part: no more when the contract declares the part, otherwise the missing names. */
export type PartProps<N extends ContractNames, P extends ContractPart> = [Undeclared<N, P>] extends [never]
  ? unknown
  : { readonly undeclared: Undeclared<N, P> };
