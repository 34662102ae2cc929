import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listRemotes } from '../boundaries/source-files';
import { rootDir } from '../webpack/build-context';

/**
 * Suites and browser specs that only `npm test -- --full` and `.ci/run` run: each takes 5 seconds or more, and a shorter test of the same
 * subject stays in `npm test`.
 */
export const fullOnly = {
  suites: [
    // Walks the seeded shop and compares the recorded responses.
    'gateway/test/wire/',
    // Start gateways, shell servers and databases as processes, and kill some of them.
    'gateway/src/start-gateway',
    'tools/src/start/start-shop',
    'gateway/src/operations/backup/',
    'gateway/src/database/(embedded/durability|read-replica)',
    'gateway/src/jobs/hanging-mail-server',
    'gateway/src/images/encoding/encode-apart',
    'gateway/test/kill/',
    'shell/server/page/render/late-part',
    'shell/server/rollouts/three-servers',
    'shell/server/front/(balancer|eviction|fuzz|interleaving-gateway|known-clients|real-secrets|secrets-in-logs|slow)',
    'shell/server/teams/team-service',
    // Build and publish packages.
    'tools/src/release/(many-promotions|teams-guide|build/release-build|release-provenance|release-rollouts|release-writers|run-release|served-from-stores)',
    'tools/src/validators/tree-shaking',
    // Needs Prometheus, which only a full run installs.
    'tools/src/slo/prometheus',
    // Opens some shops in a browser, one for each fault.
    'tools/src/conformance/',
    // Generate or import the whole catalogue.
    'gateway/src/import/(run-import|hotels/import-hotels|rates/import-rates)',
    'gateway/src/seed/ensure-catalogue',
    'gateway/src/images/encoding/drawing',
    'gateway/src/images/pages/',
    'demo-catalogue/src/',
    // Run many transactions at once. The races of orders stay in `npm test`.
    'gateway/src/sales/(amendments/change|cancellation/cancellation|giving/gift-sending|visits/visit|vouchers/redemption/voucher-use)-races',
    // Take hundreds or thousands of generated cases.
    'gateway/src/mail/compat/',
    'gateway/src/sales/settlement/(payment-provider|redirect-payments|parts/payment-plan)',
    'gateway/src/http/rotation',
    'gateway/src/http/fuzz',
    'gateway/src/database/plans',
    'gateway/src/storefront/search/stay-index/answers/equal-answers',
    'gateway/src/operations/invariants/random-orders',
    'gateway/test/(life|schedules)/',
    'gateway/src/customers/accounts/(account-races|passwords/password-guesses)',
    'shared-contracts/build/validator-code',
    'shared-releases/src/contract/(schema/is-assignable|corpus/mutation-corpus)',
    'shared-ui/src/stories/all-stories',
    // Mount whole pages for each of many cases. The browser specs of `npm test` use the same components.
    'remote-search/src/(calendar/DatesField|filters/Filters|searchbox/SearchBox)',
    'remote-search/src/results/around-results',
    'remote-product/src/(booking/dates/DatesField|summary/SummaryCodes|summary/insurance/SummaryInsurance)',
    'remote-product/src/(booking/dates/ActivityDates|cancel/CancelDialog|change/ChangePage|payment/stripe/|stay/StayGift)',
    'remote-boxes/src/activity/VisitBooking',
    'remote-gifting/src/checkout/(GiftCheckoutPage|further/FurtherGifts)',
    'remote-account/src/care/actions/CareActions',
    'remote-editor/src/(promotions/promotions|remote.test)',
    'shell/src/frame/(FrameBottom|content/FrameContent)',
    // Take a purchase, a printed voucher or a sign-in by mail for each case.
    'gateway/src/sales/(amendments/change-booking|giving/giving|giving/reminders|visits/visits)',
    'gateway/src/customers/accounts/(email-change/email-change|gifts/account-gifts|passkeys/passkeys|security/sessions)',
    'gateway/src/customers/(privacy/retention|accounts/trips/)',
    'gateway/src/operations/retention',
    'gateway/src/mail/(notices/notices|sending/orders/withdrawal-mails)',
    'gateway/src/care/actions/(actions.routes|gift-actions|perform-action)',
    'gateway/src/care/desk/care-desk.routes',
    'gateway/src/sales/payments/stripe/stripe-(plan|redirects|shop)',
    'gateway/src/sales/promotions/promotion-uses',
    'gateway/src/editing/experiments/experiment-desk',
    // Take five to eleven seconds each. Other suites of their folders stay in `npm test`.
    'gateway/src/sales/(cancellation/withdraw-gifts|giving/refused-address|insurance/insured-cancellation)',
    'gateway/src/sales/vouchers/terms/voucher-term-races',
    'gateway/src/sales/voucher-documents/voucher-status',
    'gateway/src/care/actions/goodwill',
    'gateway/src/mail/sending/keep-sent',
    // Exports and imports all texts.
    'gateway/src/editing/content-file',
    // Decode and encode photos in a process of their own.
    'gateway/src/(editing/photos/photos-desk|photos/photos-in-pages)',
    'gateway/src/import/pictures/import-pictures',
    // Rebuilds the index again and again.
    'gateway/src/storefront/search/stay-index/fresh/stay-index',
  ],
  specs: [
    'crawl/',
    'dev/',
    'faults/(canary|matrix|tamper.spec)',
    'fleet/',
    'journeys/(codes-and-days|dark|further-purchases|hostile-hashes|keyboard|landing|locale)',
    'journeys/payments/(payment-troubles|stripe)',
    'journeys/account/(account.spec|beneficiary|email-change|keeps|passkeys)',
    'journeys/after/',
    'journeys/(care|content)/',
    'journeys/rows/',
    'leaks/',
    'releases/(common-code|deploys|kit-versions|new-remote|old-tab|own-repository|set-canary|versions)',
    'states/',
    'stories/',
  ],
};

/** A pattern of the suites that only a full run takes. */
export const fullSuites = (): string => `(${fullOnly.suites.join('|')})`;

const isFullSpec = new RegExp(`^(${fullOnly.specs.join('|')})`);

/** Browser specs of `npm test`, and those that only a full run takes; paths from `e2e/`. */
export const specTiers = (
  specs: readonly string[],
): { readonly daily: readonly string[]; readonly full: readonly string[] } => ({
  daily: specs.filter((spec) => !isFullSpec.test(spec)),
  full: specs.filter((spec) => isFullSpec.test(spec)),
});

/** More suites that take seconds each without a database or a remote. */
const long = [
  'encod',
  'races',
  'postgres-channel',
  'run-release',
  'served-from-stores',
  'gateway/src/seed/',
  'gateway/src/images/',
  'shell/src/frame/(FrameTop|content/FrameContent)',
];

/** A suite that imports a fixture of `gateway/test` opens a database, unless the fixture is the keys. */
const opensDatabase = /from '(?:\.\.\/)+test\/(?!test-keyring')/;

/** A suite that runs the lifecycles of a remote mounts all of it. */
const mountsRemote = /\b(?:renderRemote|renderFragment|renderSearch|openPage)\b|\/open-page'/;

const suitesOf = (folder: string, isSlow: RegExp): readonly string[] =>
  readdirSync(join(rootDir, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => isSlow.test(readFileSync(join(rootDir, folder, 'src', file), 'utf8')))
    .map((file) => `${folder}/src/${file}`);

/** A pattern of the suites that `verify` leaves out, so that it takes less than two minutes. */
export const slowSuites = (): string =>
  `(${[
    ...fullOnly.suites,
    ...long,
    ...suitesOf('gateway', opensDatabase),
    ...listRemotes(rootDir).flatMap((remote) => suitesOf(remote, mountsRemote)),
  ].join('|')})`;
