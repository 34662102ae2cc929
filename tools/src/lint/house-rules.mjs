// Rules of this repository for oxlint, which reads them as a plugin of ESLint's form. Plain JavaScript: no compiler is in between.

/** Requires a reason for each suppression. */
const suppressionReason = {
  meta: {
    type: 'suggestion',
    messages: { missing: 'Say why: "oxlint-disable-… rule -- reason".' },
    schema: [],
  },
  create: (context) => ({
    Program: () => {
      for (const comment of context.sourceCode.getAllComments())
        if (/^\s*oxlint-disable/.test(comment.value) && !/ -- \S.{8,}/s.test(comment.value))
          context.report({ loc: comment.loc, messageId: 'missing' });
    },
  }),
};

/** The members alone, without the spread and its braces. Keeps comments inside. */
const unpack = (fixer, source, node, literal) => {
  const open = source.getFirstToken(literal);
  const close = source.getLastToken(literal);
  const last = source.getTokenBefore(close);
  const comma = source.getTokenAfter(node);
  const isEmpty = last === open;
  return [
    fixer.removeRange([node.range[0], open.range[1]]),
    ...(!isEmpty && last.value === ',' ? [fixer.remove(last)] : []),
    fixer.remove(close),
    ...(isEmpty && comma?.value === ',' ? [fixer.remove(comma)] : []),
  ];
};

/** Converts `{...{ a, b }}` in JSX to `a={a} b={b}`. Null when a member has no such form. */
const asAttributes = (source, literal) => {
  const attributes = literal.properties.map((member) => {
    if (member.type === 'SpreadElement') return `{...${source.getText(member.argument)}}`;
    if (member.computed || member.method || member.key.type !== 'Identifier') return null;
    return `${member.key.name}={${source.getText(member.value)}}`;
  });
  return attributes.includes(null) ? null : attributes.join(' ');
};

/** Rejects a spread of a literal, which only packs several members on a line. */
const literalSpread = {
  meta: {
    type: 'suggestion',
    fixable: 'code',
    messages: { literal: 'Write the members themselves: a spread of a literal has no effect.' },
    schema: [],
  },
  create: (context) => {
    const source = context.sourceCode;
    return {
      SpreadElement: (node) => {
        const literal = node.argument;
        if (literal.type !== 'ObjectExpression' && literal.type !== 'ArrayExpression') return;
        context.report({ node, messageId: 'literal', fix: (fixer) => unpack(fixer, source, node, literal) });
      },
      JSXSpreadAttribute: (node) => {
        const literal = node.argument;
        if (literal.type !== 'ObjectExpression') return;
        const attributes = asAttributes(source, literal);
        context.report({
          node,
          messageId: 'literal',
          fix: attributes === null ? null : (fixer) => fixer.replaceText(node, attributes),
        });
      },
    };
  },
};

const textTests = new Set(['includes', 'startsWith', 'endsWith', 'match', 'search', 'indexOf']);
/** Member names of texts for people. */
const isReadText = (node) => {
  const inner = node.type === 'ChainExpression' ? node.expression : node;
  if (inner.type === 'Identifier') return inner.name === 'reason' || inner.name === 'message';
  return (
    inner.type === 'MemberExpression' &&
    inner.property.type === 'Identifier' &&
    (inner.property.name === 'message' || inner.property.name === 'reason')
  );
};

/** Rejects decisions by a text for people, which changes with translations and wording. Use a code. */
const messageDecision = {
  meta: {
    type: 'problem',
    messages: { text: 'Decide by a code, not by a text that people read.' },
    schema: [],
  },
  create: (context) => ({
    CallExpression: (node) => {
      if (node.callee.type !== 'MemberExpression' || node.callee.property.type !== 'Identifier') return;
      const { object, property } = node.callee;
      const asks = textTests.has(property.name) && isReadText(object);
      const matches =
        property.name === 'test' && node.arguments[0] !== undefined && isReadText(node.arguments[0]);
      if (asks || matches) context.report({ node, messageId: 'text' });
    },
  }),
};

/** Rejects syntax: a selector and what to do instead. */
const reject = (selector, message) => ({
  meta: { type: 'problem', messages: { rejected: message }, schema: [] },
  create: (context) => ({ [selector]: (node) => context.report({ node, messageId: 'rejected' }) }),
});

const shellElements = '/^(body|head|documentElement)$/';

export default {
  meta: { name: 'house' },
  rules: {
    'suppression-reason': suppressionReason,
    'literal-spread': literalSpread,
    'message-decision': messageDecision,
    'skipped-test': reject(
      'CallExpression[callee.object.name=/^(it|test|describe)$/][callee.property.name=/^(skip|only|todo|fixme)$/]',
      'A skipped test proves nothing, and an only one skips the others.',
    ),
    'own-mock': reject(
      "CallExpression[callee.object.name='jest'][callee.property.name=/^(mock|doMock)$/][arguments.0.value=/^[.]/]",
      'Inject a fake instead of mocking our own module.',
    ),
    'listed-exports': reject(
      'ExportAllDeclaration',
      'Name each export, so that a reader and a bundler see it.',
    ),
    'host-clock': reject(
      "NewExpression[callee.name='Date'][arguments.length=0]",
      'Use the clock of the host: useNow().',
    ),
    'global-style': reject(
      "ImportDeclaration[source.value='@emotion/react'] ImportSpecifier[imported.name='Global']",
      'A global style of a remote can hide every page, and throws: style your own elements with css.',
    ),
    'shell-document': reject(
      [
        "MemberExpression[property.name='adoptedStyleSheets']",
        `CallExpression[callee.object.object.name='document'][callee.object.property.name=${shellElements}][callee.property.name=/^(replaceChildren|replaceWith|remove)$/]`,
        `AssignmentExpression[left.object.object.name='document'][left.object.property.name=${shellElements}][left.property.name=/^(innerHTML|outerHTML|textContent|innerText|className|hidden|inert)$/]`,
        "CallExpression[callee.object.name='document'][callee.property.name=/^(write|writeln|open|replaceChildren)$/]",
        "AssignmentExpression[left.object.property.name='prototype']",
        "AssignmentExpression[left.object.name=/^(window|globalThis|self)$/][left.property.name='fetch']",
      ].join(','),
      'The document, the platform and its prototypes belong to the shell: change the elements of the remote only.',
    ),
    'style-attribute': reject(
      "JSXAttribute[name.name='style']",
      'The content security policy blocks style attributes in server HTML: use css.',
    ),
  },
};
