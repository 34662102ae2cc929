import { hostFeatures } from '@detour/shared-contracts/mount';
import ts from 'typescript';
import { calleeOf, distinct, nodesOf } from './source-tree';

const known: ReadonlySet<string> = new Set(hostFeatures);

const lastName = (node: ts.Expression): string => {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) ? node.name.text : '';
};

const featuresOf = (node: ts.Node): readonly string[] => {
  // navigation.navigate, host.report
  if (ts.isPropertyAccessExpression(node)) {
    const of = lastName(node.expression);
    const name = node.name.text;
    return [`${of}.${name}`, ...(of === 'host' ? [name] : []), ...(of === 'flags' ? [`flag ${name}`] : [])];
  }
  // flags['boxes']
  if (ts.isElementAccessExpression(node) && lastName(node.expression) === 'flags')
    return ts.isStringLiteralLike(node.argumentExpression) ? [`flag ${node.argumentExpression.text}`] : [];
  // const { report } = useHost()
  if (ts.isVariableDeclaration(node) && node.initializer && calleeOf(node.initializer) === 'useHost')
    return ts.isObjectBindingPattern(node.name) ? node.name.elements.map(({ name }) => name.getText()) : [];
  return ts.isIdentifier(node) && node.text === 'useSite' ? ['site'] : [];
};

/** Host members and flags used by the sources, as contract names. */
export const usedHost = (sources: readonly ts.SourceFile[]): readonly string[] =>
  distinct(
    ...sources.map((file) => [...nodesOf(file)].flatMap(featuresOf).filter((feature) => known.has(feature))),
  );
