import { remoteNames } from '@detour/shared-contracts/mount';
import type { ReleaseStore } from '@detour/shared-releases/release';
import type { CompositionSource } from '../composition/composition-source';
import type { PreviewNotice } from '../../src/navigation/page-data';
import { html, instant, none, type Html } from './staff-document';

type LiveReleases = ReturnType<CompositionSource['live']>['releases'];

/** Number of versions per package that the page lists, newest first. Other versions cannot be selected. */
const offered = 30;

/** Packages that can be selected: those of this shop, and everything live. */
export const selectablePackages = (live: Readonly<Record<string, unknown>>): readonly string[] => [
  ...new Set(['shell', ...remoteNames, ...Object.keys(live)]),
];

const field = (name: string, live: string, versions: readonly string[], chosen: string | undefined): Html =>
  html`<label
    >${name}<select name="${name}">
      <option value="">live: ${live}</option>
      ${versions.map(
        (version) =>
          html`<option value="${version}" ${version === chosen ? { html: ' selected' } : none}>
            ${version}
          </option>`,
      )}
    </select></label
  >`;

const fieldsOf = (
  live: LiveReleases,
  releases: Pick<ReleaseStore, 'versions'>,
  shown: PreviewNotice | null,
): Promise<readonly Html[]> =>
  Promise.all(
    selectablePackages(live).map(async (name) => {
      const published = (await releases.versions(name)).map(({ version }) => version);
      const chosen = shown?.releases.find((id) => id.startsWith(`${name}@`))?.slice(name.length + 1);
      return field(name, live[name]?.version ?? 'none', published.reverse().slice(0, offered), chosen);
    }),
  );

interface FormInput {
  readonly live: LiveReleases;
  readonly releases: Pick<ReleaseStore, 'versions'>;
  /** The preview of this browser. */
  readonly shown: PreviewNotice | null;
  readonly who: string;
  readonly host: string;
}

/** The form that chooses releases for one browser. */
export const drawReleaseForm = async ({ live, releases, shown, who, host }: FormInput): Promise<Html> => {
  const fields = await fieldsOf(live, releases, shown);
  const present = shown
    ? html`<p class="warn">You see ${shown.releases.join(', ')} until ${instant(shown.until)}.</p>
        <form method="post" action="/_shell/releases/leave">
          <button>Back to what visitors see</button>
        </form>`
    : none;
  return html`<p>
      Signed in as ${who}. What you choose is shown to this browser, on ${host}, for two hours. Only published
      releases with a trusted signature can be chosen, and each choice is written down.
    </p>
    ${present}
    <form method="post" action="/_shell/releases">
      ${fields} <label>Why<input name="why" required maxlength="200" /></label
      ><button>Show me these releases</button>
    </form>`;
};
