import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { remoteNames } from '@detour/shared-contracts/mount';
import { isVersion, printReleaseId, type ReleaseStore } from '@detour/shared-releases';
import type { CompositionSource } from '../composition/composition-source';
import { isOwnPage } from '../http/proxy/own-origin';
import type { SigningKeys } from '../composition/signing-keys';
import type { AuditEntry } from './audit-log';
import { previewLife, printPreview, writePreviewCookie } from './preview-cookie';
import type { Previews } from './previews';
import type { StaffAccess } from './staff-access';
import { html, instant, none, sendStaffPage, type Html } from './staff-document';
import { withoutFolders } from './without-folders';

interface ReleasePageOptions {
  readonly access: StaffAccess;
  readonly previews: Previews;
  readonly compositions: CompositionSource;
  readonly releases: ReleaseStore;
  readonly secret: SigningKeys;
  readonly channel: string;
  readonly secure: boolean;
  now(): number;
  audit(entry: AuditEntry): void;
  onChoice(what: 'chosen' | 'left' | 'refused'): void;
}

/** Number of versions per package that the page lists, newest first. Other versions cannot be selected. */
const offered = 30;

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

/** Packages that can be selected: those of this shop, and everything live. */
const namesOf = (live: Readonly<Record<string, unknown>>): readonly string[] => [
  ...new Set(['shell', ...remoteNames, ...Object.keys(live)]),
];

/** `/_shell/releases`: lets team members preview releases before visitors get them. */
export const registerReleasePage = (app: FastifyInstance, options: ReleasePageOptions): void => {
  const { access, previews, compositions, releases, now } = options;

  const isField = (name: string): boolean => namesOf(compositions.live().releases).includes(name);

  const showForm = async (
    request: FastifyRequest,
    reply: FastifyReply,
    who: string,
  ): Promise<FastifyReply> => {
    const { shown } = await previews.of(request);
    const live = compositions.live().releases;
    const names = namesOf(live);
    const fields = await Promise.all(
      names.map(async (name) => {
        const published = (await releases.versions(name)).map(({ version }) => version);
        const chosen = shown?.notice.releases.find((id) => id.startsWith(`${name}@`))?.slice(name.length + 1);
        return field(name, live[name]?.version ?? 'none', published.reverse().slice(0, offered), chosen);
      }),
    );
    const present = shown
      ? html`<p class="warn">
            You see ${shown.notice.releases.join(', ')} until ${instant(shown.notice.until)}.
          </p>
          <form method="post" action="/_shell/releases/leave">
            <button>Back to what visitors see</button>
          </form>`
      : none;
    return sendStaffPage(
      reply,
      'Choose releases',
      html`<p>
          Signed in as ${who}. What you choose is shown to this browser, on
          ${request.headers.host ?? 'this host'}, for two hours. Only published releases with a trusted
          signature can be chosen, and each choice is written down.
        </p>
        ${present}
        <form method="post" action="/_shell/releases">
          ${fields} <label>Why<input name="why" required maxlength="200" /></label
          ><button>Show me these releases</button>
        </form>`,
    );
  };

  const choose = async (request: FastifyRequest, reply: FastifyReply, who: string): Promise<FastifyReply> => {
    const { why = '', ...given } = (request.body ?? {}) as Readonly<Record<string, string>>;
    const entries = Object.entries(given).filter(([, version]) => version !== '');
    // Unknown form fields are ignored: neither looked up nor logged.
    const fields = entries.filter(([name, version]) => isField(name) && isVersion(version));
    const selection = Object.fromEntries(fields);
    const what = fields.map(([name, version]) => printReleaseId({ name, version }));
    const tell = (did: string): void =>
      options.audit({
        who,
        from: request.ip,
        host: request.headers.host ?? '',
        did,
        what,
        why: why.slice(0, 200),
      });
    const isForm = fields.length > 0 && fields.length === entries.length;
    const composed = isForm ? await compositions.preview(selection) : null;
    if (!composed?.ok) {
      options.onChoice('refused');
      tell('was refused');
      const reason = composed
        ? withoutFolders(composed.error.message)
        : 'Choose at least one release, and nothing else.';
      return sendStaffPage(
        reply,
        'Not shown',
        html`<p class="bad">${reason}</p>
          <p><a href="/_shell/releases">Choose again</a></p>`,
        composed ? 403 : 400,
      );
    }
    tell('chose');
    options.onChoice('chosen');
    const place = { secret: options.secret, channel: options.channel, host: request.headers.host ?? '' };
    const cookie = printPreview({ selection, by: who, until: now() + previewLife }, place);
    return reply.header('set-cookie', writePreviewCookie(cookie, options.secure)).redirect('/', 303);
  };

  const guarded =
    (handle: (request: FastifyRequest, reply: FastifyReply, who: string) => Promise<FastifyReply>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const who = await access.staff(request, reply);
      if (who === null) return reply;
      // Browsers send Basic credentials with cross-site forms too.
      if (request.method === 'POST' && !isOwnPage(request.headers, options.secure))
        return sendStaffPage(
          reply,
          'Not shown',
          html`<p class="bad">This form was not sent from this page.</p>`,
          403,
        );
      return handle(request, reply, who);
    };

  void app.register((scope, _, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.get('/_shell/releases', guarded(showForm));
    scope.post('/_shell/releases', guarded(choose));
    // Leaving needs no password: it only restores the public view.
    scope.post('/_shell/releases/leave', async (request, reply) => {
      const { shown } = await previews.of(request);
      if (shown) {
        options.onChoice('left');
        const { host = '' } = request.headers;
        options.audit({
          who: 'holder',
          from: request.ip,
          host,
          did: 'left',
          what: shown.notice.releases,
          why: '',
        });
      }
      return reply
        .header('cache-control', 'no-store')
        .header('set-cookie', writePreviewCookie('', options.secure))
        .redirect('/', 303);
    });
    done();
  });
};
