import { ContactForm } from '../../api/customers/contact.schema';
import { checkContact, checkContactField, type ContactDraft } from './contact';
import { contactReasons, type ContactReason } from './contact-reasons';

const draft = (changes: Partial<ContactDraft> = {}): ContactDraft => ({
  Booking_ID__c: '12345678',
  contact_reason: 'complaint',
  description: 'Bonjour',
  email: 'lea@example.org',
  name: 'Léa Martin',
  phone: '+33 (0)6 12-34',
  ...changes,
});

const kindsOf = (changes: Partial<ContactDraft>) =>
  checkContact(draft(changes)).map(({ field, kind }) => [field, kind]);

describe('the reasons of the contact form', () => {
  it.each([
    ['avv_info', 'Hotel Activity information request', '', '[CONTACT-014]'],
    ['booking_info', 'Information/request', '', '[CONTACT-015]'],
    ['emailconf', 'Information/request', 'Confirmation email', '[CONTACT-016]'],
    ['modification', 'Modification', '', '[CONTACT-017]'],
    ['cancellation', 'Cancellation Request', '', '[CONTACT-018]'],
    ['complaint', 'Complaint', '', '[CONTACT-019]'],
    ['other', '', '', '[CONTACT-020]'],
  ])('%s submits %j and %j %s', (reason, requestType, requestSubtype) => {
    expect(contactReasons[reason as ContactReason]).toEqual({ requestType, requestSubtype });
  });

  it('are exactly these seven', () => {
    expect(Object.keys(contactReasons)).toHaveLength(7);
  });
});

describe('the contact form', () => {
  it('has these visible and hidden fields [CONTACT-012] [CONTACT-013]', () => {
    expect(Object.keys(ContactForm.properties)).toEqual([
      'Booking_ID__c',
      'contact_reason',
      'description',
      'email',
      'name',
      'phone',
      'requestType',
      'requestSubtype',
      'orgid',
      'status',
      'type',
      'recordSubtype',
      'language',
      'pointOfSale',
      'retURL',
      'captcha',
    ]);
  });

  it('is valid when every field follows its rule', () => {
    expect(kindsOf({})).toEqual([]);
  });

  it.each(['1234567', '123456789', '1234567a', ''])('rejects booking number %j [CONTACT-021]', (number) => {
    expect(kindsOf({ Booking_ID__c: number })).toEqual([['Booking_ID__c', 'booking']]);
  });

  it('requires a booking number except for a question before booking [CONTACT-022]', () => {
    const reasons = Object.keys(contactReasons);
    const needing = reasons.filter(
      (reason) => kindsOf({ contact_reason: reason, Booking_ID__c: '' }).length > 0,
    );
    expect(needing).toEqual(reasons.filter((reason) => reason !== 'avv_info'));
    expect(kindsOf({ contact_reason: 'avv_info', Booking_ID__c: '12' })).toEqual([
      ['Booking_ID__c', 'booking'],
    ]);
  });

  it('reports the problem of each field [CONTACT-023] [CONTACT-024] [CONTACT-025]', () => {
    expect(kindsOf({ email: 'lea@', name: 'R2D2', phone: '06 CALL ME' })).toEqual([
      ['name', 'name'],
      ['email', 'email'],
      ['phone', 'phone'],
    ]);
    expect(kindsOf({ name: 'Anne-Lise O’Connor d’Été', phone: '(01) 23-45 +6' })).toEqual([]);
  });

  it('reports every empty field [CONTACT-026]', () => {
    expect(kindsOf({ name: ' ', email: '', phone: '', description: '\n', contact_reason: '' })).toEqual([
      ['contact_reason', 'mandatory'],
      ['name', 'mandatory'],
      ['email', 'mandatory'],
      ['phone', 'mandatory'],
      ['description', 'mandatory'],
    ]);
  });

  it('validates one field on blur [CONTACT-027]', () => {
    expect(checkContactField('email', draft({ email: 'x', name: '' }))).toEqual({
      field: 'email',
      kind: 'email',
    });
    expect(checkContactField('name', draft())).toBeNull();
  });
});
