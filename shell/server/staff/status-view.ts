import type { Team } from '../alerts/team-of';
import type { Status } from './status';
import { html, instant, none, table, type Html } from './staff-document';

const keyOf = (key: string | null, development: boolean | null): Html =>
  key === null
    ? html`<span class="bad">not verified</span>`
    : html`<code>${key}</code>${development ? html` <span class="warn">development key</span>` : none}`;

const teamCell = (team: Team | null): Html =>
  team ? html`${team.owner}<br /><span class="quiet">${team.alert}</span>` : html`–`;

const releaseRows = ({ releases }: Status) =>
  releases.map(({ name, team, version, key, development, previous, wanted, canary }) => [
    html`<strong>${name}</strong>`,
    teamCell(team),
    html`<code>${version ?? ''}</code>${
        wanted !== null && wanted !== version ? html` <span class="bad">${wanted} is refused</span>` : none
      }`,
    keyOf(key, development),
    html`<code>${previous ?? '–'}</code>`,
    canary
      ? html`<code>${canary.version}</code> for ${canary.percent} % since ${instant(canary.startedAt)}`
      : '–',
  ]);

const health = ({ gateway, threads, isolation, cachedPages, releases }: Status): Html =>
  html`<ul>
      <li>
        Gateway:
        ${gateway.status === 200 ? html`<span class="good">ready</span>` : html`<span class="bad">${gateway.status || 'no answer'}</span>`}
      </li>
      <li>Cached pages: ${cachedPages}</li>
      <li>Server bundles are held back by: ${isolation.join(', ')}</li>
    </ul>
    ${table(
      ['Render process', 'Team', 'Release', 'State', 'Hung or crashed'],
      threads.map(({ name, folder, state, troubles }) => [
        name,
        teamCell(releases.find((one) => one.name === name)?.team ?? null),
        html`<code>${folder.split('/').at(-1) ?? ''}</code>`,
        state,
        troubles > 0 ? html`<span class="bad">${troubles}</span>` : 0,
      ]),
    )}`;

/** Plans and freezes of the channel. */
const plans = (status: Status): Html =>
  html`<h2>Rollout plans</h2>
    ${table(
      ['Release', 'Share', 'Plan', 'State', 'Why'],
      status.rollouts.map(({ name, version, percent, shares, state, why }) => [
        html`${name} <code>${version}</code>`,
        `${percent} %`,
        [...shares, 100].map((share) => `${share} %`).join(' → '),
        state === 'held' ? html`<span class="bad">held</span>` : state,
        why,
      ]),
      'No release follows a plan.',
    )}
    <h2>Freezes</h2>
    ${table(
      ['Freeze', 'From', 'To', 'Zone', 'Why', 'Overridden for'],
      status.freezes.map(({ name, from, to, zone, why, isActive, overrides = [] }) => [
        isActive ? html`<span class="warn">${name}, now</span>` : name,
        from,
        to,
        zone,
        why,
        overrides.map((one) => `${one.package} (${one.by}: ${one.why})`).join(', ') || '–',
      ]),
      'Nothing is frozen.',
    )}`;

/** HTML view of the status. The JSON contains the same data. */
export const printStatus = (status: Status): Html =>
  html` <p>
      Channel <strong>${status.channel.name}</strong>, revision ${status.channel.revision}, served since
      ${instant(status.channel.since)}; composition <code>${status.composition}</code>.
    </p>
    <h2>Releases</h2>
    ${table(['Package', 'Team', 'Live', 'Signed by', 'Last good', 'Canary'], releaseRows(status))}
    ${plans(status)}
    <h2>Compositions</h2>
    ${table(
      ['Composition', 'Canaries in it'],
      status.compositions.map(({ id, canaries }) => [
        html`<code>${id}</code>`,
        canaries.join(', ') || 'none',
      ]),
    )}
    <h2>Channels</h2>
    ${table(
      ['Channel', 'Newest revision'],
      status.channels.map(({ name, revision }) => [name, revision]),
    )}
    <p class="quiet">Channels in ${status.channel.store}, releases in ${status.releaseStore}.</p>
    <h2>Health</h2>
    ${health(status)}
    <h2>Alerts</h2>
    ${table(
      ['When', 'What', 'Release', 'Team', 'Why', 'Told'],
      status.alerts.map(({ at, kind, remote, release, owner, alert, text, told }) => [
        instant(at),
        html`<span class="bad">${kind}</span>`,
        html`${remote} <code>${release}</code>`,
        teamCell({ owner, alert }),
        text,
        told,
      ]),
      'No alert was sent since this server started.',
    )}
    <h2>Refusals</h2>
    ${table(
      ['Last', 'Times', 'Why'],
      status.refusals.map(({ at, times, kind, message }) => [
        instant(at),
        times,
        html`<span class="bad">${kind}</span> ${message}`,
      ]),
      'Nothing was refused since this server started.',
    )}
    <h2>History</h2>
    ${table(
      ['Revision', 'When', 'Who', 'What', 'Why'],
      status.history.map(({ revision, at, by, key, kind, what, why }) => [
        revision,
        instant(at),
        html`${by}<br /><code>${key}</code>`,
        html`${kind}: ${what}`,
        why,
      ]),
    )}`;
