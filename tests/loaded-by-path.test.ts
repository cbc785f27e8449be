import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { mayLoad } from '#support/import-rules.ts'
import {
  isNode,
  nodesOf,
  type Parsed,
  parseFile,
  parseText,
  sourceFiles,
  type SyntaxNode,
} from '#support/syntax.ts'

// dependency-cruiser reads imports and exports. This is about what else loads a file: its path in a string, a stylesheet, a computed import.

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const { imports } = z
  .object({ imports: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')))
const ALIASES = Object.entries(imports).map(
  ([alias, folder]) => [alias.replace('*', ''), folder.replace('*', '')] as const,
)

/** The files of the source that a path in a file leads to; a pattern with `*` may lead to several. */
function filesAt(path: string, from: string): string[] {
  const alias = ALIASES.find(([prefix]) => path.startsWith(prefix))
  if (!alias && !/^\.{1,2}\//u.test(path)) return []
  const [bare = ''] = (alias ? path.slice(alias[0].length) : path).split(/[?#]/u, 1)
  const file = posix.join(alias ? alias[1] : posix.dirname(from), bare)
  const files = bare.includes('*') ? globSync(file, { cwd: ROOT }) : [file]
  return files.filter(
    (each) => each.startsWith('src/') && existsSync(`${ROOT}${each}`) && statSync(`${ROOT}${each}`).isFile(),
  )
}

const textIn = (node: SyntaxNode): string | null => {
  if (node.type === 'StringLiteral') return String(node['value'])
  return node.type === 'TemplateElement' ? String(node['cooked']) : null
}

/** Paths in a file's strings that lead where the file may import nothing from. */
const forbiddenPaths = ({ file, tree }: Parsed): string[] =>
  [...nodesOf(withoutImports(tree))].flatMap((node) => {
    const path = textIn(node)
    if (path === null) return []
    return filesAt(path, file)
      .filter((target) => !mayLoad(file, target))
      .map((target) => `${file} → ${target}`)
  })

/** The statements of a file that are neither an import nor an export of another file. */
const withoutImports = ({ body }: SyntaxNode): readonly unknown[] =>
  (Array.isArray(body) ? body : []).filter((statement) => !isNode(statement) || !isNode(statement['source']))

/** Imports of which only the running program knows what they load. One that begins with a package's name stays in it. */
const computedImports = (parsed: Parsed): string[] =>
  [...nodesOf(parsed.tree)].flatMap((node) => {
    if (node.type !== 'CallExpression' || !isNode(node['callee']) || node['callee'].type !== 'Import')
      return []
    const [first]: unknown[] = Array.isArray(node['arguments']) ? node['arguments'] : []
    const argument = typeof first === 'object' && first && 'expression' in first ? first.expression : null
    return isKnown(argument) ? [] : [`${parsed.file}:${parsed.lineOf(node)}`]
  })

function isKnown(argument: unknown): boolean {
  if (!isNode(argument)) return false
  if (argument.type === 'StringLiteral') return true
  const { quasis, expressions } = argument
  const [first]: unknown[] = Array.isArray(quasis) ? quasis : []
  const begin = isNode(first) ? (textIn(first) ?? '') : ''
  const isWhole = Array.isArray(expressions) && expressions.length === 0
  return isWhole || /^(?:@[\w-]+\/)?[a-z][\w-]*\//u.test(begin)
}

/** Modules of the network by their whole name, and what loads a module of Node without an import. */
const NETWORK = /^node:(?:net|tls|dns|dgram|https?|http2|dns\/promises)$/u
const GLOBALS = new Set<unknown>(['globalThis', 'window', 'self'])
const isOpenToNetwork = (file: string): boolean => /^src\/(?:net|sample|web\/app)\//u.test(file)

/** What reaches the network, or a module of Node, past the lint rules and dependency-cruiser. */
const hiddenDoors = (parsed: Parsed): string[] =>
  [...nodesOf(withoutImports(parsed.tree))]
    .filter((node) => {
      if (node.type === 'Identifier') return node['value'] === 'getBuiltinModule'
      if (isOpenToNetwork(parsed.file)) return false
      if (node.type === 'StringLiteral') return NETWORK.test(String(node['value']))
      const { object, property } = node
      const isGlobal = node.type === 'MemberExpression' && isNode(object) && GLOBALS.has(object['value'])
      return isGlobal && isNode(property) && property['value'] === 'fetch'
    })
    .map((node) => `${parsed.file}:${parsed.lineOf(node)}`)

const IN_STYLE = /@import\s+(?:url\()?\s*["']?([^"')\s;]+)|\bfrom\s+["']([^"']+)["']|url\(\s*["']?([^"')]+)/gu
/** Files that a stylesheet loads where it may load nothing from. */
const forbiddenInStyle = (file: string, text: string): string[] =>
  [...text.matchAll(IN_STYLE)].flatMap(([, imported, composed, address]) => {
    const path = imported ?? composed ?? address ?? ''
    const isBare = !/^(?:[./#]|[a-z]+:)/u.test(path)
    return filesAt(isBare ? `./${path}` : path, file)
      .filter((target) => !mayLoad(file, target))
      .map((target) => `${file} → ${target}`)
  })

const SOURCE = sourceFiles().map((file) => parseFile(file))
const STORE = 'src/store/planted.ts'
const ENGINE = 'src/engine/scan.ts'
const computed = (text: string): number => computedImports(parseText(STORE, text)).length
const hidden = (file: string, text: string): number => hiddenDoors(parseText(file, text)).length

describe('What loads a file without an import', () => {
  it('keeps to the rules of imports', () => {
    assert.ok(SOURCE.length > 1_000)
    assert.deepEqual(SOURCE.flatMap(forbiddenPaths), [])
    assert.deepEqual(
      globSync('src/**/*.css', { cwd: ROOT }).flatMap((file) =>
        forbiddenInStyle(file, readFileSync(`${ROOT}${file}`, 'utf8')),
      ),
      [],
    )
  })

  it('says what it loads before the program runs', () => {
    assert.deepEqual(SOURCE.flatMap(computedImports), [])
  })

  it('is no way to the network', () => {
    assert.deepEqual(SOURCE.flatMap(hiddenDoors), [])
  })
})

describe('A file that is loaded without an import is seen', () => {
  for (const text of [
    "const worker = new Worker(new URL('../engine/scan.ts', import.meta.url))",
    "fork(fileURLToPath(new URL('./../engine/scan.ts', import.meta.url)))",
    "const at = import.meta.resolve('#engine/scan.ts')",
    'const at = import.meta.resolve(`#engine/scan.ts`)',
    "const scan = createRequire(import.meta.url)('../engine/scan.ts')",
    "type Scan = import('#engine/scan.ts').Scan",
    "type Scan = typeof import('../engine/scan.ts')",
    "declare module '#engine/scan.ts' { interface Scan {} }",
    "import scan = require('#engine/scan.ts')",
    "const text = read('../engine/scan.ts?raw')",
    "const all = import.meta.glob('../engine/sc*n.ts')",
    "const all = import.meta.glob(['../engine/**/scan.ts'])",
    "const scan = read('#store/../engine/scan.ts')",
  ])
    it(text, () => assert.deepEqual(forbiddenPaths(parseText(STORE, text)), [`${STORE} → ${ENGINE}`]))

  for (const text of [
    "@import '../../engine/scan.ts';",
    "@import url('../../engine/scan.ts') layer(base);",
    '@import url(../../engine/scan.ts);',
    ".a { composes: b from '../../engine/scan.ts'; }",
    ".a { background: url('../../engine/scan.ts#part') }",
  ])
    it(text, () =>
      assert.deepEqual(forbiddenInStyle('src/web/kit/a.css', text), [`src/web/kit/a.css → ${ENGINE}`]),
    )

  it('and not within its folder, from a folder that may be imported, or as another text', () => {
    for (const text of [
      "new URL('./database.ts', import.meta.url)",
      "new URL('#core/text.ts', import.meta.url)",
      "const words = 'see ../engine/scan.ts'",
      "const folder = new URL('../engine', import.meta.url)",
      "const gone = '../engine/no-such-file.ts'",
    ])
      assert.deepEqual(forbiddenPaths(parseText(STORE, text)), [], text)
    assert.deepEqual(forbiddenInStyle('src/web/kit/a.css', "@import 'base.css'; a { --b: url(data:x) }"), [])
  })
})

describe('An import that is computed is seen', () => {
  it('by its variable or its template', () => {
    assert.equal(computed('import(name)'), 1)
    assert.equal(computed('import(`#engine/${name}.ts`)'), 1)
    assert.equal(computed('import(`../${name}.ts`)'), 1)
    assert.equal(computed('import(`${name}/a.ts`)'), 1)
    assert.equal(computed("import('../' + name)"), 1)
  })

  it('and not where it is written out, or stays in a package', () => {
    assert.equal(computed("import('./database.ts')"), 0)
    assert.equal(computed('import(`./database.ts`)'), 0)
    assert.equal(computed('import(`lighthouse/core/${name}.js`)'), 0)
    assert.equal(computed('import(`@sparticuz/chromium/${name}.js`)'), 0)
  })
})

describe('A hidden way to the network is seen', () => {
  it('outside of the folders that have one', () => {
    assert.equal(hidden('src/gather/a.ts', "createRequire(import.meta.url)('node:net')"), 1)
    assert.equal(hidden('src/gather/a.ts', 'process.getBuiltinModule(name)'), 1)
    assert.equal(hidden('src/net/a.ts', 'process.getBuiltinModule(name)'), 1)
    assert.equal(hidden('src/gather/a.ts', 'globalThis.fetch(address)'), 1)
    assert.equal(hidden('src/net/a.ts', 'globalThis.fetch(address)'), 0)
    assert.equal(hidden('src/gather/a.ts', "import { isIP } from 'node:net'"), 0)
  })
})
