/** @jsxImportSource react */
import type { Fact } from '../../../messages/speech';
import type { MailHouse } from '../../blocks/mail-house';
import type { Letter } from '../../blocks/render-letter';
import { MailFrame } from '../../blocks/frame/MailFrame';
import { Actions } from '../../blocks/parts/Actions';
import { Facts } from '../../blocks/parts/Facts';
import { Message } from '../../blocks/parts/Message';
import { Note, Paragraph } from '../../blocks/parts/Paragraph';
import { Title } from '../../blocks/parts/Title';

/** A short letter: what happened, what to do, one button. */
export interface Notice {
  readonly subject: string;
  /** Default: the subject. */
  readonly title?: string;
  readonly greeting: string;
  readonly lead: string;
  /** The words of the person who writes, apart from ours. */
  readonly message?: string;
  readonly facts: readonly Fact[];
  readonly button: string;
  /** Absolute address of the button. */
  readonly link: string;
  readonly notes: readonly string[];
  readonly footer: readonly string[];
  readonly footerLink?: { readonly label: string; readonly href: string };
  /** False for mails to the team. */
  readonly help?: boolean;
}

export const noticeLetter = (house: MailHouse, notice: Notice): Letter => {
  const { subject, greeting, lead, message, facts, button, link, notes, footer, footerLink, help } = notice;
  const frame = { house, subject, preheader: lead, footer, footerLink, help: help ?? true };
  return {
    subject,
    element: (
      <MailFrame {...frame}>
        <Title>{notice.title ?? subject}</Title>
        <Paragraph>{greeting}</Paragraph>
        <Paragraph>{lead}</Paragraph>
        {message !== undefined && <Message from={null}>{message}</Message>}
        <Facts facts={facts} />
        <Actions main={{ label: button, href: link }} />
        {notes.map((note) => (
          <Note key={note}>{note}</Note>
        ))}
      </MailFrame>
    ),
  };
};
