import type { ContractNames, ContractPart, ListedKind } from '@detour/shared-contracts/contract/declare';
import type { CriteriaOf, PatchOf } from '@detour/shared-contracts/criteria';
import type {
  Consent,
  EventBus,
  Navigation,
  RemoteHost,
  SiteContext,
  StoragePort,
} from '@detour/shared-contracts/mount';

/** `read` and `write` of `storage.read` and `storage.write`. */
type MemberOf<M extends string, Feature> = Feature extends `${M}.${infer Name}` ? Name : never;

/** The navigation as a remote with these names may use it: it reads and writes the declared criteria. */
interface DeclaredNavigation<N extends ContractNames> extends Omit<Navigation, 'criteria' | 'patchCriteria'> {
  readonly criteria: () => CriteriaOf<N>;
  readonly patchCriteria: (patch: PatchOf<N>, options?: { readonly commit?: boolean }) => void;
}

/** The host as a remote with these names may use it. */
export interface DeclaredHost<N extends ContractNames> extends Pick<RemoteHost, 'clock' | 'report'> {
  readonly navigation: DeclaredNavigation<N>;
  readonly site: SiteContext<N['flags']>;
  readonly bus: EventBus<N['emits'], N['consumes']>;
  readonly consent: Pick<Consent, MemberOf<'consent', N['host']> & keyof Consent>;
  readonly storage: Pick<
    StoragePort<N['storageKeys']>,
    MemberOf<'storage', N['host']> & keyof StoragePort<N['storageKeys']>
  >;
}

type PartKind = keyof ContractPart & ListedKind;

type Undeclared<N extends ContractNames, P extends ContractPart> =
  | { [K in PartKind]: Exclude<P[K][number], N[K]> }[PartKind]
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
