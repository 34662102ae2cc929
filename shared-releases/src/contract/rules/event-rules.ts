import type { ContractDocument, ContractEvent } from '@detour/shared-contracts/contract';
import type { ContractProblem } from '../contract-problem';
import { lostItems, misfit, nameOf, pairsOf, problem, type Rule } from '../scene';

const find = (events: readonly ContractEvent[], name: string): ContractEvent | undefined =>
  events.find((event) => event.name === name);

/** The emitter must send what the listener reads. */
const heard = (emitter: ContractDocument, listener: ContractDocument): readonly ContractProblem[] =>
  emitter.events.emits.flatMap(({ name, payload }) => {
    const listens = find(listener.events.consumes, name);
    const why = listens && misfit(payload, listens.payload);
    return why
      ? [
          problem(
            'event',
            listener,
            `event ${name}`,
            `${nameOf(emitter)} emits ${name} in a form that ${nameOf(listener)} cannot read: ${why}.`,
          ),
        ]
      : [];
  });

/** The shell's bus carries known events only, and rejects a payload that violates its schema. */
const carriedEmission = (shell: ContractDocument, emitter: ContractDocument): readonly ContractProblem[] =>
  emitter.events.emits.flatMap(({ name, payload }) => {
    const carried = find(shell.events.carries, name);
    const why = carried ? misfit(payload, carried.payload) : null;
    if (carried && !why) return [];
    const reason = carried
      ? `${nameOf(emitter)} emits ${name}, but the bus of ${nameOf(shell)} would reject it: ${why}.`
      : `${nameOf(emitter)} emits ${name}, which the bus of ${nameOf(shell)} does not know and rejects.`;
    return [problem('event', emitter, `event ${name}`, reason)];
  });

const carriedListening = (shell: ContractDocument, listener: ContractDocument): readonly ContractProblem[] =>
  listener.events.consumes.flatMap(({ name, replays }) => {
    const carried = find(shell.events.carries, name);
    if (!carried)
      return [
        problem(
          'event',
          listener,
          `event ${name}`,
          `${nameOf(listener)} listens to ${name}, which the bus of ${nameOf(shell)} does not know.`,
        ),
      ];
    return replays && !carried.replays
      ? [
          problem(
            'event',
            listener,
            `event ${name}`,
            `${nameOf(listener)} expects the last value of ${name} when it comes late, but the bus of ${nameOf(shell)} does not replay it.`,
          ),
        ]
      : [];
  });

/** An event may be removed when it has no listener, or when another package emits it too. */
const silenced: Rule = (scene) =>
  lostItems(scene, ({ events }) => events.emits.map(({ name }) => name)).flatMap((name) =>
    scene.others
      .filter(({ events }) => find(events.consumes, name))
      .map((listener) =>
        problem(
          'event',
          listener,
          `event ${name}`,
          `${nameOf(scene.candidate)} no longer emits ${name}, to which ${nameOf(listener)} still listens, and no other package emits it.`,
        ),
      ),
  );

export const eventRules: Rule = (scene) => [
  ...pairsOf(scene).flatMap(([one, other]) => heard(one, other)),
  ...pairsOf(scene)
    .filter(([shell]) => shell.remote === 'shell')
    .flatMap(([shell, other]) => [...carriedEmission(shell, other), ...carriedListening(shell, other)]),
  ...silenced(scene),
];
