import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isVersion, printReleaseId, type ReleaseStore } from '@detour/shared-releases/release';
import type { CompositionSource } from '../composition/composition-source';
import type { SigningKeys } from '../composition/signing-keys';
import { isOwnPage } from '../http/proxy/own-origin';
import type { AuditEntry } from './audit-log';
import { previewLife, printPreview, writePreviewCookie } from './preview-cookie';
import type { Previews } from './previews';
import { drawReleaseForm, selectablePackages } from './release-form';
import type { StaffAccess } from './staff-access';
import { html, sendStaffPage } from './staff-document';
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

type StaffHandler = (request: FastifyRequest, reply: FastifyReply, who: string) => Promise<FastifyReply>;

const hostOf = ({ headers }: FastifyRequest): string => headers.host ?? '';

const createShowForm =
  ({ previews, compositions, releases }: ReleasePageOptions): StaffHandler =>
  async (request, reply, who) => {
    const { shown } = await previews.of(request);
    const form = await drawReleaseForm({
      live: compositions.live().releases,
      releases,
      shown: shown?.notice ?? null,
      who,
      host: request.headers.host ?? 'this host',
    });
    return sendStaffPage(reply, 'Choose releases', form);
  };

/** The chosen releases of a form. Unknown form fields are ignored: neither looked up nor logged. */
const readChoice = (body: unknown, isPackage: (name: string) => boolean) => {
  const { why = '', ...given } = (body ?? {}) as Readonly<Record<string, string>>;
  const entries = Object.entries(given).filter(([, version]) => version !== '');
  const fields = entries.filter(([name, version]) => isPackage(name) && isVersion(version));
  return {
    why: why.slice(0, 200),
    selection: Object.fromEntries(fields),
    what: fields.map(([name, version]) => printReleaseId({ name, version })),
    isForm: fields.length > 0 && fields.length === entries.length,
  };
};

const createChoose =
  ({ compositions, audit, onChoice, secret, channel, secure, now }: ReleasePageOptions): StaffHandler =>
  async (request, reply, who) => {
    const isPackage = (name: string): boolean =>
      selectablePackages(compositions.live().releases).includes(name);
    const { why, selection, what, isForm } = readChoice(request.body, isPackage);
    const note = (did: string): void =>
      audit({ who, from: request.ip, host: hostOf(request), did, what, why });
    const composed = isForm ? await compositions.preview(selection) : null;
    if (!composed?.ok) {
      onChoice('refused');
      note('was refused');
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
    note('chose');
    onChoice('chosen');
    const place = { secret, channel, host: hostOf(request) };
    const cookie = printPreview({ selection, by: who, until: now() + previewLife }, place);
    return reply.header('set-cookie', writePreviewCookie(cookie, secure)).redirect('/', 303);
  };

/** Ends a preview. It needs no password, because it only restores the public view. */
const createLeave =
  ({ previews, audit, onChoice, secure }: ReleasePageOptions) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { shown } = await previews.of(request);
    if (shown) {
      onChoice('left');
      const what = shown.notice.releases;
      audit({ who: 'holder', from: request.ip, host: hostOf(request), did: 'left', what, why: '' });
    }
    return reply
      .header('cache-control', 'no-store')
      .header('set-cookie', writePreviewCookie('', secure))
      .redirect('/', 303);
  };

const createGuard =
  ({ access, secure }: ReleasePageOptions) =>
  (handle: StaffHandler) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const who = await access.staff(request, reply);
    if (who === null) return reply;
    // Browsers send Basic credentials with cross-site forms too.
    if (request.method === 'POST' && !isOwnPage(request.headers, secure))
      return sendStaffPage(
        reply,
        'Not shown',
        html`<p class="bad">This form was not sent from this page.</p>`,
        403,
      );
    return handle(request, reply, who);
  };

/** `/_shell/releases`: lets team members preview releases before visitors get them. */
export const registerReleasePage = (app: FastifyInstance, options: ReleasePageOptions): void => {
  const guarded = createGuard(options);
  void app.register((scope, _, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.get('/_shell/releases', guarded(createShowForm(options)));
    scope.post('/_shell/releases', guarded(createChoose(options)));
    scope.post('/_shell/releases/leave', createLeave(options));
    done();
  });
};
