import { render } from '@testing-library/react';
import { MailText } from './MailText';

const show = (text: string): HTMLElement => render(<MailText>{text}</MailText>).container;

describe('MailText', () => {
  it.each([
    ['anne.marie@mail.example.org', 'anne.<wbr>marie@<wbr>mail.<wbr>example.<wbr>org'],
    ['Sent to a@b.fr.', 'Sent to a@<wbr>b.<wbr>fr.'],
    ['a@b.fr, c@d.it', 'a@<wbr>b.<wbr>fr, c@<wbr>d.<wbr>it'],
    ['No address, 12.50 €.', 'No address, 12.50 €.'],
    ['', ''],
  ])('lets "%s" break after @ and dots only', (text, html) => {
    const element = show(text);
    expect(element.innerHTML).toBe(html);
    expect(element.textContent).toBe(text);
  });
});
