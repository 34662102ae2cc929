import type { ContractCall, ContractDocument } from '@detour/shared-contracts/contract';
import {
  foreign,
  gateway,
  next,
  remotes,
  requiredOf,
  sample,
  shell,
  whoever,
  withCall,
  without,
  withMember,
  withoutMember,
  type Mutation,
} from './mutation.fixture';

const makes = (id: string): readonly string[] =>
  whoever(({ calls }) => calls.sends.some((call) => call.id === id));

const used = gateway.calls.answers.filter(({ id }) => makes(id).length > 0);

const ofGateway = (words: string, call: ContractCall, candidate: ContractDocument): Mutation => ({
  words: `the gateway ${words} (call ${call.id})`,
  candidate,
  breaks: makes(call.id),
  item: `call ${call.id}`,
});

const answers = (call: ContractCall, change: Partial<ContractCall>): ContractDocument =>
  withCall(gateway, 'answers', call, change);

const strict = { type: 'object', properties: {}, required: [], additionalProperties: false };

const changedAnswers: readonly Mutation[] = used.flatMap((call) =>
  sample(requiredOf(call.response), 2).flatMap((member) => [
    ofGateway(
      `no longer returns "${member}"`,
      call,
      answers(call, { response: withoutMember(call.response, member) }),
    ),
    ofGateway(
      `answers "${member}" as something else`,
      call,
      answers(call, { response: withMember(call.response, member, foreign) }),
    ),
  ]),
);

const changedRequests: readonly Mutation[] = used.flatMap((call) => {
  const part = call.body ? 'body' : 'query';
  const asked = withMember(call[part] ?? strict, 'channel', { type: 'string' }, true);
  return [
    ofGateway(
      `requires a member of the ${part} that no caller sends`,
      call,
      answers(call, { [part]: asked }),
    ),
  ];
});

const moved: readonly Mutation[] = sample(used, 20).flatMap((call) => [
  ofGateway(
    'no longer serves the call',
    call,
    next(gateway, (draft) => {
      draft.calls = { ...gateway.calls, answers: without(gateway.calls.answers, call) };
    }),
  ),
  ofGateway('answers at another address', call, answers(call, { path: `/api/v2${call.path}` })),
  ofGateway(
    'answers another method',
    call,
    answers(call, { method: call.method === 'PUT' ? 'POST' : 'PUT' }),
  ),
]);

const tooMuch: readonly Mutation[] = [...remotes, shell].flatMap((contract) =>
  sample(contract.calls.sends, 4).flatMap((call): readonly Mutation[] => {
    const common = { breaks: [contract.remote], item: `call ${call.id}` };
    const part = call.body ? 'body' : 'query';
    return [
      {
        ...common,
        words: `${contract.remote} sends a member that the gateway rejects (${part} of ${call.id})`,
        candidate: withCall(contract, 'sends', call, {
          [part]: withMember(call[part] ?? strict, 'colour', { type: 'string' }),
        }),
      },
      // An empty response has no members that could be missing.
      ...(requiredOf(call.response).length === 0
        ? []
        : [
            {
              ...common,
              words: `${contract.remote} reads a member that the gateway does not return (${call.id})`,
              candidate: withCall(contract, 'sends', call, {
                response: withMember(call.response, 'colour', { type: 'string' }, true),
              }),
            },
          ]),
    ];
  }),
);

const unknown: readonly Mutation[] = remotes.map((contract) => ({
  words: `${contract.remote} makes a call that the gateway does not serve`,
  candidate: next(contract, (draft) => {
    const added = {
      id: 'weather',
      method: 'GET',
      path: '/api/weather',
      params: null,
      query: null,
      body: null,
      response: {},
    };
    draft.calls = { ...contract.calls, sends: [...contract.calls.sends, added] };
  }),
  breaks: [contract.remote],
  item: 'call weather',
}));

export const breakingCalls: readonly Mutation[] = [
  ...changedAnswers,
  ...changedRequests,
  ...moved,
  ...tooMuch,
  ...unknown,
];
