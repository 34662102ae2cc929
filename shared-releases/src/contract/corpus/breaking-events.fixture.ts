import { acceptsValue } from '../schema/accepts-value';
import {
  everyContract,
  foreign,
  memberOf,
  next,
  optional,
  remotes,
  requiredOf,
  shell,
  whoever,
  withEvent,
  without,
  withMember,
  withoutMember,
  type Mutation,
} from './mutation.fixture';

const listensTo = (name: string): readonly string[] =>
  whoever(({ events }) => events.consumes.some((event) => event.name === name));

const emits = (name: string): readonly string[] =>
  whoever(({ events }) => events.emits.some((event) => event.name === name));

/** Every listener of a changed payload, and the emitter, because the shell's bus rejects the event. */
const hurtBy = (emitter: string, name: string): readonly string[] => [
  ...new Set([emitter, ...listensTo(name)]),
];

const changedPayloads: readonly Mutation[] = [...remotes, shell].flatMap((contract) =>
  contract.events.emits.flatMap((event) =>
    requiredOf(event.payload).flatMap((member): readonly Mutation[] => {
      const where = `${contract.remote} ${event.name}: "${member}"`;
      const common = { breaks: hurtBy(contract.remote, event.name), item: `event ${event.name}` };
      return [
        {
          ...common,
          words: `${where} is not sent any more`,
          candidate: withEvent(contract, 'emits', event, withoutMember(event.payload, member)),
        },
        {
          ...common,
          words: `${where} becomes something else`,
          candidate: withEvent(contract, 'emits', event, withMember(event.payload, member, foreign)),
        },
        {
          ...common,
          words: `${where} may be left out`,
          candidate: withEvent(contract, 'emits', event, optional(event.payload, member)),
        },
        ...(acceptsValue(memberOf(event.payload, member), null)
          ? []
          : [
              {
                ...common,
                words: `${where} may be null`,
                candidate: withEvent(
                  contract,
                  'emits',
                  event,
                  withMember(event.payload, member, {
                    anyOf: [memberOf(event.payload, member), { type: 'null' }],
                  }),
                ),
              },
            ]),
      ];
    }),
  ),
);

const silenced: readonly Mutation[] = everyContract.flatMap((contract) =>
  contract.events.emits
    .filter(({ name }) => emits(name).length === 1)
    .map((event) => ({
      event,
      breaks: listensTo(event.name).filter((remote) => remote !== contract.remote),
    }))
    .filter(({ breaks }) => breaks.length > 0)
    .map(({ event, breaks }) => ({
      words: `${contract.remote} does not emit ${event.name} any more`,
      candidate: next(contract, (draft) => {
        draft.events = { ...contract.events, emits: without(contract.events.emits, event) };
      }),
      breaks,
      item: `event ${event.name}`,
    })),
);

const unknownToTheBus: readonly Mutation[] = remotes.flatMap((contract) => [
  {
    words: `${contract.remote} emits an event that no shell supports`,
    candidate: next(contract, (draft) => {
      const added = { name: 'shop.sold-out@1', payload: {}, replays: false };
      draft.events = { ...contract.events, emits: [...contract.events.emits, added] };
    }),
    breaks: [contract.remote],
    item: 'event shop.sold-out@1',
  },
  {
    words: `${contract.remote} listens to the next version of an event before the shell supports it`,
    candidate: next(contract, (draft) => {
      const added = { name: 'product.stay-viewed@2', payload: {}, replays: true };
      draft.events = { ...contract.events, consumes: [...contract.events.consumes, added] };
    }),
    breaks: [contract.remote],
    item: 'event product.stay-viewed@2',
  },
]);

/** The listener requires more than is sent. */
const demanding: readonly Mutation[] = everyContract.flatMap((contract) =>
  contract.events.consumes
    .filter(({ name }) => emits(name).length > 0)
    .map((event) => ({
      words: `${contract.remote} requires a member of ${event.name} that no emitter sends`,
      candidate: withEvent(
        contract,
        'consumes',
        event,
        withMember(event.payload, 'campaign', { type: 'string' }, true),
      ),
      breaks: [contract.remote],
      item: `event ${event.name}`,
    })),
);

const droppedByTheShell: readonly Mutation[] = shell.events.carries
  .map((event) => ({ event, breaks: [...new Set([...emits(event.name), ...listensTo(event.name)])] }))
  .filter(({ breaks }) => breaks.length > 0)
  .map(({ event, breaks }) => ({
    words: `the shell does not carry ${event.name} any more`,
    candidate: next(shell, (draft) => {
      draft.events = { ...shell.events, carries: without(shell.events.carries, event) };
    }),
    breaks,
    item: `event ${event.name}`,
  }));

const withoutReplay: readonly Mutation[] = shell.events.carries
  .filter(({ name, replays }) => replays && listensTo(name).length > 0)
  .map((event) => ({
    words: `the shell does not replay ${event.name} any more`,
    candidate: next(shell, (draft) => {
      const carries = shell.events.carries.map((one) => (one === event ? { ...one, replays: false } : one));
      draft.events = { ...shell.events, carries };
    }),
    breaks: listensTo(event.name),
    item: `event ${event.name}`,
  }));

export const breakingEvents: readonly Mutation[] = [
  ...changedPayloads,
  ...silenced,
  ...unknownToTheBus,
  ...demanding,
  ...droppedByTheShell,
  ...withoutReplay,
];
