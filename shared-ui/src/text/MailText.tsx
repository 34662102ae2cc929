import { Fragment } from 'react';

export interface MailTextProps {
  /** A sentence with mail addresses, or one address. */
  children: string;
}

const address = /[^\s@,;:()]+@[^\s@,;:()]+/g;

/** Where an address may break: after its @ and its dots, but not at the end. */
const partsOf = (mail: string): readonly string[] => mail.split(/(?<=[@.])(?=.)/);

const Mail = ({ mail }: { mail: string }) =>
  partsOf(mail).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** A text whose mail addresses break after @ and dots where a line is too short. Copied, they are as they were. */
export const MailText = ({ children }: MailTextProps) => {
  const mails = children.match(address) ?? [];
  return children.split(address).map((words, index) => {
    const mail = mails[index];
    return (
      <Fragment key={index}>
        {words}
        {mail !== undefined && <Mail mail={mail} />}
      </Fragment>
    );
  });
};
