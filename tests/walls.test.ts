import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'
import { FOLDERS, folderOf, type Row } from '#support/import-rules.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const RULES = fileURLToPath(new URL('../.dependency-cruiser.mjs', import.meta.url))
const graph = z.object({
  modules: z.array(
    z.object({ source: z.string(), dependencies: z.array(z.object({ resolved: z.string() })) }),
  ),
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
  }),
})

/** A folder with a file that imports one of every other folder, and one for them to import; two for a row that means many. */
interface PlantedFolder {
  row: Row
  path: string
}

const PLANTED: readonly PlantedFolder[] = FOLDERS.flatMap((each) =>
  each.folder.endsWith('/*')
    ? ['one', 'other'].map((id) => ({ row: each, path: each.folder.replace('*', id) }))
    : [{ row: each, path: each.folder }],
)

/** Violations of rules that are not about a pair of folders. */
const OTHERS = [
  { folder: 'src/checks', text: "import 'node:fs'", breaks: 'pure-half-without-node' },
  { folder: 'src/gather', text: "import 'undici'", breaks: 'only-net-talks-to-the-network' },
  { folder: 'src/api', text: "import '#store/orders.ts'", breaks: 'nothing-is-behind-a-plan' },
  { folder: 'src/api', text: "import 'drizzle-orm'", breaks: 'only-store-talks-to-the-database' },
  {
    folder: 'src/server',
    text: "import 'pg'",
    breaks: 'only-store-talks-to-the-database',
  },
  {
    folder: 'src/api',
    text: "import 'better-auth/adapters/drizzle'",
    breaks: 'only-store-talks-to-the-database',
  },
  {
    folder: 'src/api',
    text: "import type {} from '#store/schema/scans.ts'",
    breaks: 'only-store-talks-to-the-database',
  },
  { folder: 'src/plan', text: "import '../../tests/support/until.ts'", breaks: 'source-stands-alone' },
  // Each way to import. What loads a file without one is in `loaded-by-path.test.ts`.
  ...[
    "export { planted } from '#engine/imported.ts'",
    "export * from '../engine/imported.ts'",
    "export type { Planted } from '#engine/imported.ts'",
    "import type { Planted } from '#engine/imported.ts'",
    "import { type Planted } from '#engine/imported.ts'",
    "import planted = require('#engine/imported.ts')",
    "export const planted = () => import('#engine/imported.ts')",
    'export const planted = () => import(`#engine/imported.ts`)',
    "import './../store/../engine/imported.ts'",
    "import planted from '../engine/imported.ts?raw'",
  ].map((text) => ({ folder: 'src/store', text, breaks: 'wall-of-store' })),
  { folder: 'src/nowhere', text: "import '#core/text.ts'", breaks: 'every-folder-has-a-row' },
  { folder: 'src/gather/nowhere', text: "import '#core/text.ts'", breaks: 'every-folder-has-a-row' },
  { folder: 'src/plan', text: 'export const alone = 1', breaks: 'no-orphans' },
].map((other, index) => ({ ...other, path: `${other.folder}/planted-${index}.ts` }))

/** A source of violations alone: one file in each folder that imports one of every other folder, and those in {@link OTHERS}. */
async function plant(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'fettle-walls-'))
  const write = async (path: string, text: string): Promise<void> => {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), `${text}\n`)
  }
  for (const { path } of PLANTED) {
    const others = PLANTED.filter((other) => other.path !== path)
    const lines = others.map((other) => `import './${relative(path, other.path)}/imported.ts'`)
    await write(`${path}/imported.ts`, 'export const planted = 1')
    await write(`${path}/importing.ts`, lines.join('\n'))
  }
  for (const path of [
    'src/store/orders.ts',
    'src/store/schema/scans.ts',
    'src/core/text.ts',
    'tests/support/until.ts',
  ])
    await write(path, 'export const planted = 1')
  for (const { path, text } of OTHERS) await write(path, text)
  await write('package.json', readFileSync(`${ROOT}package.json`, 'utf8'))
  await symlink(`${ROOT}node_modules`, join(root, 'node_modules'))
  return root
}

async function cruise(cwd: string): Promise<z.infer<typeof graph>> {
  const tool = `${ROOT}node_modules/dependency-cruiser/bin/dependency-cruiser.mjs`
  const args = [tool, '--config', RULES, '--output-type', 'json', 'src']
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd, maxBuffer: 2 ** 28 })
  return graph.parse(JSON.parse(stdout))
}

const wallOf = ({ folder }: Row): string => `wall-of-${folder.slice('src/'.length).replace('/*', '')}`

describe('the import rules between folders', () => {
  let root: string
  let caught: ReadonlySet<string>
  before(async () => {
    root = await plant()
    const { violations } = (await cruise(root)).summary
    caught = new Set(violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`))
  })
  after(() => rm(root, { recursive: true, force: true }))

  it('refuse each pair of folders that its row does not name, and no other', () => {
    const wrong: string[] = []
    for (const from of PLANTED) {
      for (const to of PLANTED.filter(({ path }) => path !== from.path)) {
        const isCaught = caught.has(`${wallOf(from.row)}: ${from.path}/importing.ts → ${to.path}/imported.ts`)
        const isRefused = !from.row.mayImport.includes(to.row.folder)
        if (isCaught !== isRefused)
          wrong.push(`${from.path} → ${to.path}: ${isCaught ? 'caught' : 'not caught'}`)
      }
    }
    assert.deepEqual(wrong, [])
  })

  for (const { path, breaks, text } of OTHERS) {
    it(`refuse ${text} in ${path} by ${breaks}`, () => {
      const lines = [...caught].filter((line) => line.startsWith(`${breaks}: ${path} →`))
      assert.equal(lines.length, 1, [...caught].filter((line) => line.includes(path)).join('\n'))
    })
  }

  it('allow only imports that are needed; what gatherers share is open to all of them', async () => {
    const { modules } = await cruise(ROOT)
    assert.ok(modules.length > 1_000)
    const used = new Set<string>()
    for (const { source, dependencies } of modules)
      for (const { resolved } of dependencies) used.add(`${folderOf(source)} → ${folderOf(resolved)}`)
    const unused = FOLDERS.flatMap(({ folder, mayImport, byTypeOnly }) =>
      isGatherer(folder) ? [] : [...mayImport, ...byTypeOnly].map((other) => `${folder} → ${other}`),
    ).filter((pair) => !used.has(pair))
    assert.deepEqual(unused, [])
  })

  it('are those of the table in ARCHITECTURE.md', () => {
    const lines = readFileSync(`${ROOT}ARCHITECTURE.md`, 'utf8').split('\n')
    const written = lines.flatMap((line) => {
      const [, folder, , cell = ''] = line.split('|').map((text) => text.trim())
      if (!folder?.startsWith('`src/')) return []
      return [
        [
          folder.replaceAll('`', ''),
          [...cell.matchAll(/`([^`]+)`/gu)].map(([, name]) => `src/${name}`).toSorted(),
        ],
      ]
    })
    const rules = FOLDERS.map(({ folder, mayImport, byTypeOnly }) => [
      inTable(folder),
      [...new Set([...mayImport, ...byTypeOnly].map(inTable))].toSorted(),
    ])
    assert.deepEqual(
      new Map(written.map(([folder, may]) => [folder, may])),
      new Map(rules.map(([folder, may]) => [folder, may])),
    )
  })
})

const SHARED = new Set(FOLDERS.find(({ folder }) => folder === 'src/gather/links')?.mayImport)
const isGatherer = (folder: string): boolean => folder.startsWith('src/gather/') && !SHARED.has(folder)
const inTable = (folder: string): string =>
  isGatherer(folder) ? 'src/gather/<id>' : folder.replace('/*', '/<id>')
