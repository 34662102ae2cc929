import type { ContractCall, ContractDocument, JsonSchema } from '@detour/shared-contracts/contract';
import type { ContractProblem } from '../contract-problem';
import { misfit, nameOf, pairsOf, problem, type Rule } from '../scene';

const parts = ['params', 'query', 'body'] as const;

const words: Readonly<Record<(typeof parts)[number], string>> = {
  params: 'the path',
  query: 'the query',
  body: 'the body',
};

/** A part that exists on one side only: nothing is sent, and nothing accepted. */
const nothing: JsonSchema = { type: 'object', properties: {}, additionalProperties: false };

const requestMisfits = (sent: ContractCall, answered: ContractCall): readonly string[] =>
  parts.flatMap((part) => {
    // A body is present or absent. A path or query without members equals none.
    if (part === 'body' && (sent.body === null) !== (answered.body === null))
      return [
        sent.body === null ? 'no body is sent, but one is required' : 'a body is sent, but none is accepted',
      ];
    const why = misfit(sent[part] ?? nothing, answered[part] ?? nothing);
    return why ? [`in ${words[part]}, ${why}`] : [];
  });

const callProblems = (gateway: ContractDocument, caller: ContractDocument): readonly ContractProblem[] =>
  caller.calls.sends.flatMap((sent) => {
    const answered = gateway.calls.answers.find(({ id }) => id === sent.id);
    const refuse = (reason: string): ContractProblem => problem('call', caller, `call ${sent.id}`, reason);
    if (!answered)
      return [
        refuse(`${nameOf(caller)} makes the call ${sent.id}, which ${nameOf(gateway)} does not provide.`),
      ];
    if (sent.method !== answered.method || sent.path !== answered.path)
      return [
        refuse(
          `${nameOf(caller)} calls ${sent.method} ${sent.path}, but ${nameOf(gateway)} answers ${answered.method} ${answered.path}.`,
        ),
      ];
    const answer = misfit(answered.response, sent.response);
    return [
      ...requestMisfits(sent, answered).map((why) =>
        refuse(`${nameOf(caller)} makes the call ${sent.id}, which ${nameOf(gateway)} would reject: ${why}.`),
      ),
      ...(answer
        ? [
            refuse(
              `${nameOf(gateway)} responds to the call ${sent.id} in a form that ${nameOf(caller)} cannot read: ${answer}.`,
            ),
          ]
        : []),
    ];
  });

/** Servers reject unknown members, clients ignore them. So requests must fit the gateway, and responses must fit the caller. */
export const callRules: Rule = (scene) =>
  pairsOf(scene)
    .filter(([gateway]) => gateway.remote === 'gateway')
    .flatMap(([gateway, caller]) => callProblems(gateway, caller));
