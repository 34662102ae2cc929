import { benchDeploy } from '../bench/bench-deploy';
import type { Stage } from '../checks/stage';
import { jestStage, playwrightStage } from '../checks/stages';
import { proveFuzz, proveShellFuzz } from './fuzz-proof';
import { readKillFigures } from './figures/kill-figures';
import { readPromotionFigures } from './figures/promotion-figures';
import { proveMails } from './mail-proof';

export interface Bench {
  readonly title: string;
  /** Rejects when the measured property does not hold. */
  run(): Promise<string>;
}

export interface Proof {
  readonly says: string;
  /** Paths of the subject: their commits make the page stale. */
  readonly subject: readonly string[];
  readonly stages: readonly Stage[];
  /** Measurements below the tests, in this order. */
  readonly benches?: readonly Bench[];
}

const twoGateways = jestStage('gateways', [
  '--selectProjects',
  'gateway',
  '--testPathPatterns',
  'gateway/src/(sales|customers|care|storefront)/',
]);
/** See `test-app.ts`. */
const inTurn: Stage = {
  ...twoGateways,
  env: { ...twoGateways.env, TEST_GATEWAYS: '2', TEST_DATABASES: 'postgres' },
};

/** Full matrices, too slow for each test run. `PROOF=1` makes the suites run all cases. */
export const proofs: Readonly<Record<string, Proof>> = {
  gateways: {
    says: 'The calls of visitors, customers and care with two gateways of one PostgreSQL: each call of a visitor goes to the other one.',
    subject: ['gateway/src/sales', 'gateway/src/customers', 'gateway/src/care', 'gateway/src/storefront'],
    stages: [inTurn],
  },
  races: {
    says: 'Stock under load on a real PostgreSQL: the last room, packages of one room type, double clicks, lost answers, holds.',
    subject: ['gateway/src/sales', 'gateway/src/customers', 'gateway/src/database'],
    stages: [
      jestStage('races', [
        '--selectProjects',
        'gateway',
        '--testPathPatterns',
        'races|random-orders|password-guesses',
        '--runInBand',
      ]),
    ],
  },
  'after-purchase': {
    says: 'Orders after their purchase: 100,000 steps beside a model, of bookings, several gifts, visits, exchanges and customer care, and 5,000 seeded schedules of statements on a real PostgreSQL.',
    subject: ['gateway/src/sales', 'gateway/src/care/actions', 'gateway/test/life', 'gateway/test/schedules'],
    stages: [
      jestStage('after-purchase', [
        '--selectProjects',
        'gateway',
        '--testPathPatterns',
        'test/(life|schedules)',
        '--runInBand',
      ]),
    ],
  },
  releases: {
    says: 'Six writers at once promote, try and roll back at random, in a folder and in a real PostgreSQL, and 1,000 promotions begin at once: no change is lost, and each is in the history.',
    subject: ['shared-releases/src', 'tools/src/release'],
    stages: [
      jestStage('releases', [
        '--selectProjects',
        'tools',
        '--testPathPatterns',
        'release-writers|many-promotions',
        '--runInBand',
      ]),
    ],
    benches: [{ title: '1,000 promotions that begin at once', run: readPromotionFigures }],
  },
  mutations: {
    says: 'Changes of the real contracts of all eight packages, in words: rejects a breaking change by package and item, and accepts a compatible one.',
    subject: ['shared-releases/src/contract'],
    stages: [
      jestStage('mutations', ['--selectProjects', 'shared-releases', '--testPathPatterns', 'contract/']),
    ],
  },
  faults: {
    says: 'Each remote and each fragment under each fault: frame and other pages keep working, the panel shows and recovers.',
    subject: ['shell/src', 'shell/server', 'e2e/faults'],
    stages: [playwrightStage('faults', ['faults'])],
  },
  tamper: {
    says: 'Attacks on scripts, releases, channels, previews and pages, by servers and in the browser. Each title names the attack; passed: it was stopped.',
    subject: ['shell/src', 'shell/server', 'shared-releases/src'],
    stages: [
      jestStage('tamper-servers', [
        '--selectProjects',
        'shell:server',
        'shared-releases',
        '--testNamePattern',
        'attack',
      ]),
      playwrightStage('tamper-browser', ['faults/tamper']),
    ],
  },
  journeys: {
    says: 'Every kind of product bought, stays in each pair of locale and width, by pointer and keyboard, with reloads, back and forward, troubles of payment and hostile hashes.',
    subject: ['shell/src', 'remote-*/src', 'gateway/src', 'e2e/journeys'],
    stages: [playwrightStage('journeys', ['journeys'])],
  },
  'journeys-after': {
    says: 'Eight stories after the purchase, each in every pair of locale, width (390, 1280) and way (pointer, keyboard), with axe and an empty console: a stay booked, moved by a week and back, and cancelled for half; a gift stay given at an hour, unwrapped, booked for less, and its rest used; a box redeemed; an activity booked, moved and used; a gift card in three parts; an exchange; an extension; a refund.',
    subject: ['shell/src', 'remote-*/src', 'gateway/src', 'e2e/stories'],
    stages: [playwrightStage('journeys-after', ['stories'])],
  },
  versions: {
    says: 'Shell and remotes at N, N-1 and N-2, each two packages in every pair of versions: a visit from home over results, stays, gift and box to the sign-in page, including their events.',
    subject: ['*/contract.json', 'shell/src', 'e2e/releases'],
    stages: [playwrightStage('versions', ['releases/versions'])],
  },
  deploys: {
    says: 'Promotions and rollbacks by six writers at once, under page loads and a browser; a tab of thirty promotions ago; and the time until a fresh page load has a release.',
    subject: ['shell/server', 'shared-releases/src', 'tools/src/release'],
    stages: [playwrightStage('deploys', ['releases/deploys', 'releases/old-tab'])],
    benches: [{ title: 'From a promotion or a rollback to a fresh page load', run: benchDeploy }],
  },
  fuzz: {
    says: 'Generated requests, valid, nearly valid and hostile, to all calls of the gateway and to the shell server: none gets a 5xx, waits, or gets an answer against its schema or without its headers.',
    subject: ['gateway/src', 'shell/server', 'shared-contracts/src/api'],
    stages: [
      jestStage('fuzz', [
        '--selectProjects',
        'shell:server',
        '--testPathPatterns',
        'front/(answer-headers|balancer|eviction|fuzz|interleaving)',
      ]),
    ],
    benches: [
      { title: 'The gateway, by call', run: proveFuzz },
      { title: 'The shell server, by kind of address', run: proveShellFuzz },
    ],
  },
  kill: {
    says: 'Money and mails under kills and faults: each kind of fault at each step from hold to refund, with two gateways on a real PostgreSQL, paid through the sandbox and through Stripe’s interface. Passed: at the end, no charge without order, no order without charge, no money held, each mail once, and every invariant holds.',
    subject: ['gateway/src/sales', 'gateway/src/outbox', 'gateway/src/mail', 'gateway/src/database'],
    stages: [
      jestStage('kill', ['--selectProjects', 'gateway', '--testPathPatterns', 'kill-matrix', '--runInBand']),
    ],
    benches: [{ title: 'Runs, each an order with one fault at one step', run: readKillFigures }],
  },
  mails: {
    says: 'Every letter in every locale: uses only what mail programs support, is small enough, and is shown at two widths, light and dark, with and without pictures.',
    subject: ['gateway/src/mail', 'gateway/src/messages'],
    stages: [jestStage('mails', ['--selectProjects', 'gateway', '--testPathPatterns', 'src/mail/'])],
    benches: [{ title: 'Pictures of the letters', run: proveMails }],
  },
  states: {
    says: 'Each kind of page with many results, one, none, loading, failing, with long words, zoomed to 200 and 400 %, without JavaScript and printed, at 390, 768, 1280 and 1920 px in two locales, light and dark: nothing scrolls sideways, no text is cut or covered, no fault of axe, an empty console, layout shifts of at most 0.02. The pictures are in .cache/states.',
    subject: ['shell/src', 'remote-*/src', 'shared-ui/src', 'e2e/states', 'e2e/support/states'],
    stages: [playwrightStage('states', ['states/'])],
  },
  leaks: {
    says: 'Each remote and fragment mounted and unmounted 200 times: no node, listener, timer or style stays, the heap is flat.',
    subject: ['shell/src', 'remote-*/src', 'remote-kit/src', 'shared-ui/src'],
    stages: [playwrightStage('leaks', ['leaks'])],
  },
  crawl: {
    says: 'Pages of each locale by their links: finds no source text, message id, empty placeholder or word of another language.',
    subject: ['*/src/messages', 'demo-catalogue/src', 'e2e/crawl'],
    stages: [playwrightStage('crawl', ['crawl'])],
  },
};

/** The canary simulation runs without tests. Its subject is the code that decides about canaries. */
export const canarySubject: readonly string[] = ['shared-releases/src/canary', 'shell/server/observations'];
