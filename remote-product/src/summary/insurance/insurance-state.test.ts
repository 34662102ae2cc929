import { locales } from '@detour/shared-contracts/sites';
import { plain } from '@detour/remote-kit/testing';
import { quoteFixture } from '../../testing/quote.fixture';
import { toolsFor } from '../../testing/view-tools';
import {
  cancellationOptionsOf,
  insuranceStateOf,
  isInsuranceOffered,
  type InsuranceAsked,
  type InsuranceChoice,
} from './insurance-state';
import { toCoverViews } from './insurance.view-model';

const asked = (change: Partial<InsuranceAsked> = {}): InsuranceAsked => ({
  data: { enabled: true, amount: 2_292, isTest: true },
  hasFailed: false,
  isFormer: false,
  isFetching: false,
  ...change,
});
const off = asked({ data: { enabled: false, amount: 0, isTest: false } });
const failed = asked({ data: undefined, hasFailed: true });
const refetched = asked({ isFormer: true, isFetching: true });

const ncnr = quoteFixture({
  cancellationPolicy: {
    type: 'NCNR',
    cancellable: false,
    isCancellable: false,
    cancellationDeadline: null,
    cancellableUntil: null,
    message: null,
  },
});

describe('the insurance of a checkout', () => {
  it.each<[string, InsuranceChoice, InsuranceAsked, boolean | null, number]>([
    ['nothing is chosen', null, asked(), null, 0],
    ['none is chosen [INS-004]', 'none', asked(), false, 0],
    ['insurance is chosen [INS-003]', 'insurance', asked(), true, 2_292],
    ['its new amount is requested [INS-005]', 'insurance', refetched, true, 0],
    ['the market sells none [INS-007]', 'insurance', off, null, 0],
    ['the market sells none, and none was chosen [INS-007]', 'none', off, null, 0],
    ['the amount is unknown', 'insurance', failed, null, 0],
    ['the amount is unknown, and none was chosen [INS-009]', 'none', failed, false, 0],
  ])('has its state when %s [INS-001] [INS-010]', (_when, choice, known, hasInsurance, amount) => {
    expect(insuranceStateOf(choice, known)).toEqual({
      amount,
      hasInsurance,
      error: known === failed,
      isFetching: known === refetched,
    });
  });

  it('is offered while its price is unknown, and not where it is not sold [INS-007] [INS-009]', () => {
    expect([asked(), failed, refetched, off].map(isInsuranceOffered)).toEqual([true, true, true, false]);
  });

  it('offers the terms of the stay without a price, and the insurance with its price [INS-011]', () => {
    const { cancellationPolicy } = ncnr;
    expect(cancellationOptionsOf(ncnr, asked())).toEqual([
      { id: 'none', cancellationPolicy },
      { id: 'insurance', sellPrice: 2_292, cancellationPolicy },
    ]);
    expect(cancellationOptionsOf(ncnr, failed)).toEqual([{ id: 'none', cancellationPolicy }]);
  });

  it.each(locales)('is labelled by the policy of the stay in %s [INS-002] [INS-012] [INS-014]', (locale) => {
    const viewsOf = (quote: typeof ncnr) =>
      toCoverViews(cancellationOptionsOf(quote, asked()), toolsFor(locale));
    const words = {
      fr_FR: ['annulation flexible gratuite', 'non annulable', 'Compris'],
      fr_BE: ['annulation flexible gratuite', 'non annulable', 'Compris'],
      es_ES: ['cancelación flexible gratuita', 'no cancelable', 'Incluido'],
      nl_NL: ['gratis flexibel annuleren', 'niet te annuleren', 'Inbegrepen'],
      nl_BE: ['gratis flexibel annuleren', 'niet te annuleren', 'Inbegrepen'],
      it_IT: ['cancellazione flessibile gratuita', 'non cancellabile', 'Compreso'],
    }[locale];
    const [flexible] = viewsOf(quoteFixture());
    const [fixed] = viewsOf(ncnr);
    expect(flexible?.title).toContain(words[0]);
    expect(fixed?.title).toContain(words[1]);
    expect([flexible?.amount, fixed?.amount, flexible?.cents]).toEqual([words[2], words[2], 0]);
  });

  it.each(locales)('names 72 hours, 25 cases and its price in %s [INS-013]', (locale) => {
    const [, insurance] = toCoverViews(cancellationOptionsOf(ncnr, asked()), toolsFor(locale));
    expect(insurance?.line).toMatch(/72.*25/);
    expect(plain(insurance?.amount ?? '')).toMatch(/22,92/);
  });

  it('shows no former price while a new one is requested [INS-005]', () => {
    const [, insurance] = toCoverViews(cancellationOptionsOf(ncnr, refetched), toolsFor('fr_FR'));
    expect([insurance?.amount, insurance?.cents]).toEqual(['…', null]);
  });
});
