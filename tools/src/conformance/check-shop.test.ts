import type { Browser } from 'playwright';
import { openBrowser } from '../bench/pages/slow-phone';
import { checkIds, type CheckId } from './checks';
import { checkShop, type ShopReport } from './check-shop';
import { printReport } from './print-report';
import { startSmallShop } from './small-shop.fixture';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const check = async (pages: number, fault?: CheckId): Promise<ShopReport> => {
  const shop = await startSmallShop(fault);
  const options = { pages, scripts: 4, quiet: 60, patience: 10_000, print: () => undefined };
  try {
    return await checkShop(browser, shop.address, options);
  } finally {
    shop.close();
  }
};

describe('the checks of a shop', () => {
  it('all pass on a good one', async () => {
    const report = await check(2);
    expect(report.findings).toEqual([]);
    expect(report.passed).toEqual(checkIds);
    expect(report.pages).toEqual([
      { path: '/', requests: 5, files: 4, waves: 1 },
      { path: '/fjord', requests: 5, files: 4, waves: 1 },
    ]);
    expect(printReport(report)).toContain('14 of 14 checks passed on 2 pages.');
  });

  it.each(checkIds)('fail alone on a shop with the fault: %s', async (fault) => {
    const report = await check(1, fault);
    expect(report.findings.filter((finding) => finding.check !== fault)).toEqual([]);
    expect(report.passed).toEqual(checkIds.filter((id) => id !== fault));
    expect(printReport(report)).toContain(`FAILED  ${fault}`);
  });

  it('need a shop that answers', async () => {
    const shop = await startSmallShop();
    shop.close();
    const options = { pages: 1, scripts: 1, quiet: 60, patience: 1000, print: () => undefined };
    await expect(checkShop(browser, shop.address, options)).rejects.toThrow('ERR_CONNECTION_REFUSED');
  });
});
