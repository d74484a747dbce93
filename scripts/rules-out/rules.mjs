// The rules of a game that can be taken out, found in its sources, and the sources with a switch at each of them.
//
//   refusal   a call refuse('TV-1.1c', …): it refuses nothing
//   true      a function that answers yes or no and whose comment names a clause: it always says yes
//   false     … it always says no
//   act       a function without an answer whose comment names a clause: it does nothing
//   problem   a call report.error('HP-B3', …): the check of a scenario file says nothing
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { SWITCH } from './switch.mjs';

const CLAUSE = /\b[A-Z]{2}-[A-Z]*[\d.]+[A-Za-z\d.]*\b/g;

/** Every rule of the game whose sources are in this folder. */
export function rulesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !isWords(file))
    .sort()
    .flatMap((file) => switched(join(folder, file), folder).rules);
}
const isWords = (file) => /(^|[\\/])texts[\\/]/.test(file);

/** A source as JavaScript with a switch at each of its rules, and the rules themselves. */
export function switched(path, folder) {
  const rules = [];
  const file = relative(folder, path);
  const source = readFileSync(path, 'utf8');
  const { outputText } = ts.transpileModule(source, {
    fileName: path,
    compilerOptions: {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
    },
    transformers: { before: [(context) => (tree) => visitAll(context, tree, file, rules)] },
  });
  return { rules, text: outputText };
}

function visitAll({ factory }, tree, file, rules) {
  const isOut = (rule) =>
    factory.createStrictEquality(
      factory.createPropertyAccessExpression(factory.createIdentifier('globalThis'), SWITCH),
      factory.createStringLiteral(rule.id),
    );
  const noted = (kind, name, clauses, node) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    const rule = { id: `${kind} ${file}:${line + 1} ${name}`, kind, clauses, file };
    rules.push(rule);
    return rule;
  };
  const answer = (kind) =>
    kind === 'act' ? undefined : kind === 'true' ? factory.createTrue() : factory.createFalse();

  /** The body of a function, with a way out at its beginning for each of these kinds. */
  const withSwitches = (body, kinds, name, clauses, node) => {
    const ways = kinds.map((kind) =>
      factory.createIfStatement(
        isOut(noted(kind, name, clauses, node)),
        factory.createReturnStatement(answer(kind)),
      ),
    );
    const rest = ts.isBlock(body) ? body.statements : [factory.createReturnStatement(body)];
    return factory.createBlock([...ways, ...rest], true);
  };

  const visit = (node) => {
    const inner = ts.visitEachChild(node, visit, undefined);
    if (ts.isCallExpression(node)) return sayingOf(node, inner);
    if (ts.isFunctionDeclaration(node) && node.body && node.name) {
      const { kinds, clauses } = ruleOf(node, node.type, tree);
      if (kinds.length === 0) return inner;
      const body = withSwitches(inner.body, kinds, node.name.text, clauses, node);
      const { modifiers, asteriskToken, name, typeParameters, parameters, type } = inner;
      return factory.updateFunctionDeclaration(
        inner,
        modifiers,
        asteriskToken,
        name,
        typeParameters,
        parameters,
        type,
        body,
      );
    }
    if (
      ts.isVariableDeclaration(node) &&
      node.initializer &&
      ts.isArrowFunction(node.initializer)
    ) {
      const { kinds, clauses } = ruleOf(node.parent.parent, node.initializer.type, tree);
      if (kinds.length === 0) return inner;
      const arrow = inner.initializer;
      const body = withSwitches(arrow.body, kinds, node.name.getText(tree), clauses, node);
      const { modifiers, typeParameters, parameters, type, equalsGreaterThanToken } = arrow;
      const changed = factory.updateArrowFunction(
        arrow,
        modifiers,
        typeParameters,
        parameters,
        type,
        equalsGreaterThanToken,
        body,
      );
      const { name, exclamationToken, type: declared } = inner;
      return factory.updateVariableDeclaration(inner, name, exclamationToken, declared, changed);
    }
    return inner;
  };

  /** A call that names its code, and its clause or what that depends on, which can be left out. */
  const sayingOf = (node, inner) => {
    const [clause, code] = node.arguments;
    const kind = sayingKind(node.expression, tree);
    if (!kind || !clause || !code || !ts.isStringLiteral(code)) return inner;
    const clauses = clause.getText(tree).match(CLAUSE) ?? [];
    const rule = noted(kind, `${clauses.join('/')} ${code.text}`, clauses, node);
    return factory.createParenthesizedExpression(
      factory.createConditionalExpression(
        isOut(rule),
        undefined,
        factory.createVoidZero(),
        undefined,
        inner,
      ),
    );
  };
  return ts.visitEachChild(tree, visit, undefined);
}

function sayingKind(callee, tree) {
  const text = callee.getText(tree);
  if (text === 'refuse') return 'refusal';
  return /\breport(\.(error|warning)|\[.*\])$/s.test(text) ? 'problem' : undefined;
}

/** What can be done to a function: by the clauses that its comment names, and by what it answers. */
function ruleOf(node, type, tree) {
  const comments = ts.getLeadingCommentRanges(tree.text, node.getFullStart()) ?? [];
  const last = comments.at(-1);
  const clauses = last ? (tree.text.slice(last.pos, last.end).match(CLAUSE) ?? []) : [];
  if (clauses.length === 0 || !type) return { kinds: [], clauses };
  const answered = type.getText(tree);
  return {
    kinds: answered === 'boolean' ? ['true', 'false'] : answered === 'void' ? ['act'] : [],
    clauses,
  };
}
