import { checkIds, checks } from './checks';
import type { ShopReport } from './check-shop';

/** Findings of one check that are printed; the rest is counted. */
const most = 5;

/** The report for people. */
export const printReport = ({ shop, browser, pages, passed, findings }: ShopReport): string => {
  const lines = [`Conformance of ${shop}, ${browser}`, ''];
  let before = '';
  for (const id of checkIds) {
    const [group, what] = checks[id];
    if (group !== before) lines.push(group);
    before = group;
    const reasons = findings.filter(({ check }) => check === id);
    lines.push(`  ${passed.includes(id) ? 'passed' : 'FAILED'}  ${id.padEnd(15)} ${what}`);
    for (const { path, reason } of reasons.slice(0, most)) lines.push(`            ${path}  ${reason}`);
    if (reasons.length > most) lines.push(`            and ${reasons.length - most} more`);
  }
  lines.push('', 'page: requests of a first visit, scripts and styles before it is loaded, in waves');
  for (const { path, requests, files, waves } of pages)
    lines.push(`  ${path}: ${requests}, ${files}, ${waves}`);
  lines.push('', `${passed.length} of ${checkIds.length} checks passed on ${pages.length} pages.`);
  return `${lines.join('\n')}\n`;
};
