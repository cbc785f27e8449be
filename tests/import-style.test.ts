import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { isNode, nodesOf, type Parsed, parseFile, parseText } from '#support/syntax.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const { imports } = z
  .object({ imports: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')))
/** `#core/` and the folder that it stands for. */
const ALIASES = Object.entries(imports).map(
  ([alias, folder]) => [alias.replace('*', ''), posix.normalize(folder.replace('*', ''))] as const,
)

/** Every folder of the source has an alias; those of the web app, and what tests share, count as folders of their own. */
const FOLDER = /^(?:src\/web\/[^/]+|src\/[^/]+|tests\/support|tests|scripts|bench)(?=\/)/u
const folderOf = (file: string): string | undefined => FOLDER.exec(file)?.[0]

/** What a file imports, in each way that there is. */
function importsOf(parsed: Parsed): string[] {
  return [...nodesOf(parsed.tree)].flatMap((node) => {
    const isCall =
      node.type === 'CallExpression' && isNode(node['callee']) && node['callee'].type === 'Import'
    const [first]: unknown[] = isCall && Array.isArray(node['arguments']) ? node['arguments'] : []
    const called = typeof first === 'object' && first && 'expression' in first ? first.expression : null
    const named = isCall
      ? called
      : (node['source'] ?? (node.type === 'TsImportType' ? node['argument'] : null))
    return isNode(named) && typeof named['value'] === 'string' ? [named['value']] : []
  })
}

/** Imports that are written in the other style. */
function wrongImports(parsed: Parsed): string[] {
  return importsOf(parsed).flatMap((named) => {
    const alias = ALIASES.find(([prefix]) => named.startsWith(prefix))
    const isRelative = named.startsWith('.')
    if (!alias && !isRelative) return []
    const target = alias
      ? alias[1] + named.slice(alias[0].length)
      : posix.join(posix.dirname(parsed.file), named)
    const isInside = folderOf(parsed.file) === folderOf(target)
    const hasAlias = ALIASES.some(([, folder]) => target.startsWith(folder))
    const isWrong = isInside ? !isRelative : isRelative && hasAlias
    return isWrong ? [`${parsed.file}: ${named}`] : []
  })
}

const wrongIn = (file: string, text: string): number => wrongImports(parseText(file, text)).length

describe('An import', () => {
  it('is relative within a folder of the source, and by its alias from any other', () => {
    const files = globSync('{src,tests,scripts,bench}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
      (file) => !/\.d\.ts$|\/planted-|^tests\/sites\/[^/]+\//u.test(file),
    )
    assert.ok(files.length > 1_500)
    assert.deepEqual(
      files.flatMap((file) => wrongImports(parseFile(file))),
      [],
    )
  })

  it('is seen by the test in each way that there is', () => {
    assert.equal(wrongIn('src/plan/plan.ts', "import { a } from '../core/a.ts'"), 1)
    assert.equal(wrongIn('src/plan/plan.ts', "import type { a } from '#plan/a.ts'"), 1)
    assert.equal(wrongIn('src/plan/plan.ts', "export { a } from '#plan/a.ts'"), 1)
    assert.equal(wrongIn('src/plan/plan.ts', "import '../core/a.ts'"), 1)
    assert.equal(wrongIn('src/web/app/a.ts', "const page = () => import('../pages/a.tsx')"), 1)
    assert.equal(wrongIn('src/plan/plan.ts', "type A = import('../core/a.ts').A"), 1)
    assert.equal(wrongIn('tests/e2e/a.test.ts', "import { a } from '../support/a.ts'"), 1)
  })

  it('is right as it should be', () => {
    assert.equal(wrongIn('src/plan/plan.ts', "import { a } from './a.ts'"), 0)
    assert.equal(wrongIn('src/plan/plan.ts', "import { a } from '#core/a.ts'"), 0)
    assert.equal(wrongIn('src/web/app/nav/a.ts', "import { a } from '../calls/a.ts'"), 0)
    assert.equal(wrongIn('src/web/app/a.ts', "import { a } from '#web/kit/a.ts'"), 0)
    assert.equal(wrongIn('tests/a.test.ts', "import { a } from '../scripts/a.ts'"), 0)
    assert.equal(wrongIn('src/plan/plan.ts', "import { z } from 'zod'"), 0)
  })
})
