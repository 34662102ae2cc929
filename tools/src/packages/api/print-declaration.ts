import ts from 'typescript';

const { factory } = ts;
const printer = ts.createPrinter({ removeComments: true });

/** Type of a signature whose source leaves it to the compiler: mostly a React element. */
const inferred = factory.createTypeReferenceNode('inferred');

const isPrivate = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword);

/** Type of a default, where a literal shows it. */
const defaultType = (initializer: ts.Expression | undefined): ts.TypeNode => {
  if (!initializer) return inferred;
  if (ts.isStringLiteral(initializer)) return factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword);
  if (ts.isNumericLiteral(initializer)) return factory.createKeywordTypeNode(ts.SyntaxKind.NumberKeyword);
  const isBoolean = [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword].includes(initializer.kind);
  return isBoolean ? factory.createKeywordTypeNode(ts.SyntaxKind.BooleanKeyword) : inferred;
};

/** A parameter without its default. Members of a destructured one are in its type. */
const signatureParameter = (parameter: ts.ParameterDeclaration): ts.ParameterDeclaration =>
  factory.createParameterDeclaration(
    // A public member of a class, when it is a parameter of the constructor.
    isPrivate(parameter) ? undefined : parameter.modifiers,
    parameter.dotDotDotToken,
    ts.isIdentifier(parameter.name) ? parameter.name : 'options',
    parameter.questionToken ??
      (parameter.initializer ? factory.createToken(ts.SyntaxKind.QuestionToken) : undefined),
    parameter.type ?? defaultType(parameter.initializer),
  );

type FunctionValue = ts.ArrowFunction | ts.FunctionExpression | ts.MethodDeclaration;

const functionType = (node: FunctionValue): ts.FunctionTypeNode =>
  factory.createFunctionTypeNode(
    node.typeParameters,
    node.parameters.map(signatureParameter),
    node.type ?? inferred,
  );

const isFunctionValue = (node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node);

const asValue = (type: ts.TypeNode): ts.Expression =>
  factory.createAsExpression(factory.createIdentifier('value'), type);

/** What callers see of a value: its literals and members; of a function its signature, of a call only the texts that it is given. */
const visibleValue = (node: ts.Expression, isSchema: boolean): ts.Expression => {
  if (isFunctionValue(node)) return asValue(functionType(node));
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
    if (ts.isConstTypeReference(node.type) || ts.isSatisfiesExpression(node))
      return visibleValue(node.expression, isSchema);
    return asValue(node.type);
  }
  if (ts.isObjectLiteralExpression(node))
    return factory.createObjectLiteralExpression(
      node.properties.map((property) => visibleMember(property, isSchema)),
      true,
    );
  if (ts.isArrayLiteralExpression(node))
    return factory.createArrayLiteralExpression(node.elements.map((one) => visibleValue(one, isSchema)));
  if (ts.isCallExpression(node) && !isSchema)
    return factory.createCallExpression(
      node.expression,
      node.typeArguments,
      node.arguments.every(ts.isStringLiteral) ? node.arguments : [],
    );
  if (ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return asValue(factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword));
  return node;
};

const visibleMember = (
  property: ts.ObjectLiteralElementLike,
  isSchema: boolean,
): ts.ObjectLiteralElementLike => {
  if (ts.isPropertyAssignment(property))
    return factory.createPropertyAssignment(property.name, visibleValue(property.initializer, isSchema));
  if (ts.isMethodDeclaration(property))
    return factory.createPropertyAssignment(property.name, asValue(functionType(property)));
  return property;
};

const isHidden = (member: ts.ClassElement): boolean =>
  (member.name !== undefined && ts.isPrivateIdentifier(member.name)) || isPrivate(member);

const visibleClassMember = (member: ts.ClassElement): ts.ClassElement => {
  if (ts.isMethodDeclaration(member))
    return factory.createPropertyDeclaration(
      undefined,
      member.name,
      undefined,
      functionType(member),
      undefined,
    );
  if (ts.isConstructorDeclaration(member))
    return factory.createConstructorDeclaration(
      undefined,
      member.parameters.map(signatureParameter),
      undefined,
    );
  if (ts.isPropertyDeclaration(member))
    return factory.createPropertyDeclaration(
      undefined,
      member.name,
      member.questionToken,
      member.type ?? inferred,
      undefined,
    );
  return member;
};

const declare = [factory.createToken(ts.SyntaxKind.DeclareKeyword)];

const variable = (
  name: string,
  type: ts.TypeNode | undefined,
  value: ts.Expression | undefined,
): ts.Statement =>
  factory.createVariableStatement(
    value ? undefined : declare,
    factory.createVariableDeclarationList(
      [factory.createVariableDeclaration(name, undefined, type, value)],
      ts.NodeFlags.Const,
    ),
  );

/** A declaration as its callers see it, without bodies, defaults and comments. */
export const visibleDeclaration = (name: string, node: ts.Node): ts.Node => {
  if (ts.isInterfaceDeclaration(node))
    return factory.createInterfaceDeclaration(
      undefined,
      name,
      node.typeParameters,
      node.heritageClauses,
      node.members,
    );
  if (ts.isTypeAliasDeclaration(node))
    return factory.createTypeAliasDeclaration(undefined, name, node.typeParameters, node.type);
  if (ts.isFunctionDeclaration(node))
    return factory.createFunctionDeclaration(
      declare,
      undefined,
      name,
      node.typeParameters,
      node.parameters.map(signatureParameter),
      node.type ?? inferred,
      undefined,
    );
  if (ts.isClassDeclaration(node))
    return factory.createClassDeclaration(
      declare,
      name,
      node.typeParameters,
      node.heritageClauses,
      node.members.filter((member) => !isHidden(member)).map(visibleClassMember),
    );
  if (!ts.isVariableDeclaration(node)) return node;
  const { type, initializer } = node;
  if (type) return variable(name, type, undefined);
  if (!initializer || !ts.isIdentifier(node.name)) return variable(name, inferred, undefined);
  if (isFunctionValue(initializer)) return variable(name, functionType(initializer), undefined);
  const isSchema = /schema/.test(node.getSourceFile().fileName);
  return variable(name, undefined, visibleValue(initializer, isSchema));
};

export const printDeclaration = (node: ts.Node, source: ts.SourceFile): string =>
  printer.printNode(ts.EmitHint.Unspecified, node, source);

/** Names that a declaration uses, without names of members and parameters. */
export const usedNames = (node: ts.Node): ReadonlySet<string> => {
  const names = new Set<string>();
  const visit = (child: ts.Node | undefined): void => {
    if (!child) return;
    if (ts.isIdentifier(child)) return void names.add(child.text);
    if (ts.isPropertyAccessExpression(child)) return visit(child.expression);
    if (ts.isQualifiedName(child)) return visit(child.left);
    if (ts.isPropertySignature(child) || ts.isParameter(child) || ts.isPropertyDeclaration(child))
      return visit(child.type);
    if (ts.isPropertyAssignment(child)) return visit(child.initializer);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return names;
};
