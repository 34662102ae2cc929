import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { err, ok, type Result } from '@detour/shared-contracts/base';
import { normaliseEmail } from '@detour/shared-contracts/rules';

/** Further members are ignored: a provider may add some. */
const Notice = Type.Object({
  /** Message-ID of the mail, with or without its brackets and domain. */
  messageId: Type.String({ minLength: 1, maxLength: 300 }),
  /** `bounced`: refused for good. A provider that still tries sends nothing. */
  kind: Type.Union([Type.Literal('delivered'), Type.Literal('bounced'), Type.Literal('complained')]),
  address: Type.String({ minLength: 3, maxLength: 320 }),
  reason: Type.Optional(Type.String({ maxLength: 2000 })),
  /** Instant with time zone (RFC 3339). */
  at: Type.String({ maxLength: 40 }),
});

export interface MailNotice {
  readonly mailId: string;
  readonly kind: Static<typeof Notice>['kind'];
  /** Lower case. */
  readonly address: string;
  /** Without addresses; may be empty. */
  readonly reason: string;
  readonly at: Date;
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** Contains no personal data. Responses of mail servers often repeat the address, so it is removed. */
const withoutAddresses = (reason: string): string =>
  reason
    .replaceAll(/\S*@\S*/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 200);

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/** Reads a notice; the error names what is wrong and repeats no value. */
export const readNotice = (body: string): Result<MailNotice> => {
  const told = parse(body);
  if (!Value.Check(Notice, told)) {
    const [first] = Value.Errors(Notice, told);
    return err({ kind: 'invalid', message: `The notice is not valid at "${first?.path ?? ''}".` });
  }
  const { messageId, kind, address, reason = '', at } = told;
  if (!instant.test(at) || Number.isNaN(Date.parse(at)))
    return err({ kind: 'invalid', message: 'The notice is not valid at "/at".' });
  return ok({
    mailId: messageId
      .trim()
      .replace(/^<(.*)>$/, '$1')
      .replace(/@detour$/, ''),
    kind,
    address: normaliseEmail(address),
    reason: withoutAddresses(reason),
    at: new Date(at),
  });
};
