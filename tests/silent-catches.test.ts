import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  isNode,
  nodesOf,
  type Parsed,
  parseFile,
  parseText,
  sourceFiles,
  type SyntaxNode,
} from '#support/syntax.ts'

const COMMENT = /\/\/ \S|\/\*/u

/** The function that is called when a promise fails: the first argument of `catch`, the second of `then`. */
const HANDLER: ReadonlyMap<unknown, number> = new Map([
  ['catch', 0],
  ['then', 1],
])

/** The part of a call that handles a failure without reading it; `null` when there is none. */
function blindHandler({ callee, arguments: given }: SyntaxNode): SyntaxNode | null {
  if (!isNode(callee) || callee.type !== 'MemberExpression' || !isNode(callee['property'])) return null
  const place = HANDLER.get(callee['property']['value'])
  const argument: unknown = place !== undefined && Array.isArray(given) ? given[place] : null
  const handler: unknown =
    typeof argument === 'object' && argument && 'expression' in argument ? argument.expression : null
  if (!isNode(handler) || !/^(?:ArrowFunction|Function)Expression$/u.test(handler.type)) return null
  const { params } = handler
  return Array.isArray(params) && params.length === 0 ? handler : null
}

const STATEMENT = /Statement$|^VariableDeclaration$|^KeyValueProperty$/u

/** Places where an error is dropped: its handler neither reads it, nor throws another, nor gives the reason in a comment. */
function silentCatches(parsed: Parsed): string[] {
  const found: string[] = []
  /** `begin`: the first line of the statement around it. The reason is above that line, or after it. */
  const note = (node: SyntaxNode, begin: number): void => {
    const throws = [...nodesOf(node)].some(({ type }) => type === 'ThrowStatement')
    const around = parsed.lines.slice(Math.max(0, begin - 2), parsed.lineOf(node)).join('\n')
    if (!throws && !COMMENT.test(around + parsed.textOf(node)))
      found.push(`${parsed.file}:${parsed.lineOf(node)}`)
  }
  const walk = (value: unknown, begin: number): void => {
    if (typeof value !== 'object' || value === null) return
    // A property has no position of its own: its key has.
    const statement = isNode(value) && STATEMENT.test(value.type) ? value : null
    const at = statement ? parsed.lineOf(isNode(statement['key']) ? statement['key'] : statement) : begin
    // A reason for a `catch` clause is inside it: a comment above it is about the `try` block.
    if (isNode(value) && value.type === 'CatchClause' && !isNode(value['param'])) note(value, Infinity)
    const handler = isNode(value) && value.type === 'CallExpression' ? blindHandler(value) : null
    if (handler) note(handler, at)
    for (const [name, part] of Object.entries(value)) if (name !== 'span') walk(part, at)
  }
  walk(parsed.tree, 1)
  return found
}

const count = (text: string): number => silentCatches(parseText('it.ts', text)).length

describe('a dropped error', () => {
  it('has its reason in a comment', () => {
    assert.deepEqual(
      sourceFiles().flatMap((file) => silentCatches(parseFile(file))),
      [],
    )
  })

  it('is found by this test in each form', () => {
    assert.equal(count('try { a() } catch { b() }'), 1)
    assert.equal(count('const a = 1\nwork().catch(() => undefined)'), 1)
    assert.equal(count('const a = 1\nwork().catch(function () {})'), 1)
    assert.equal(count('const a = 1\nwork().then(done, () => null)'), 1)
  })

  it('is not one that is read, replaced by another or explained', () => {
    assert.equal(count('try { a() } catch (error) { b(error) }'), 0)
    assert.equal(count("try { a() } catch { throw new Error('b') }"), 0)
    assert.equal(count('try { a() } catch {\n  // It has gone.\n}'), 0)
    assert.equal(count('// It has gone.\nwork().catch(() => undefined)'), 0)
    assert.equal(count('work().catch((error) => log(error))'), 0)
  })
})
