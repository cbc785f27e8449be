import { existsSync, globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join, relative } from 'node:path'

/** The command line and what `npm start` runs; every other file is reached from them. */
const ENTRIES: readonly string[] = ['src/cli/main.ts', 'src/cli/start.ts']

/** A text that names a file of ours: in an import, or in an address that a process or thread is started with. */
const OWN_FILE = /(['"])((?:\.{1,2}|#[a-z-]+)\/[^'"\n]+\.(?:ts|json))\1/gu

/** Files that the program reads by a path, by folder. */
const READ_AT_RUN_TIME: readonly string[] = ['src/store/migrations/**/*', 'src/sample/site/**/*']

/** Where a file of the package comes from; texts are written, others are copied. */
export interface PackageFile {
  /** Path in the package. */
  path: string
  content: string | { copyOf: string }
}

/**
 * The compiled program as it is in the npm package: Node strips no types below `node_modules`, so every file that the product can load is there as
 * JavaScript, at the same place below `lib` as below `src`. Line numbers stay the same.
 */
export function compiledFiles(): PackageFile[] {
  const sources = new Set(ENTRIES)
  const files: PackageFile[] = []
  for (const source of sources) {
    if (!source.endsWith('.ts')) {
      files.push({ path: inLib(source), content: { copyOf: source } })
      continue
    }
    const { code, uses } = compiled(source, readFileSync(source, 'utf8'))
    files.push({ path: inLib(source), content: code })
    for (const used of uses) sources.add(used)
  }
  const others = globSync([...READ_AT_RUN_TIME], { withFileTypes: true }).filter((entry) => entry.isFile())
  for (const entry of others) {
    const copyOf = relative('.', join(entry.parentPath, entry.name))
    files.push({ path: inLib(copyOf), content: { copyOf } })
  }
  return files
}

/** JavaScript of one source, and the files of ours that it names. */
export function compiled(source: string, text: string): { code: string; uses: string[] } {
  const uses: string[] = []
  const code = stripTypeScriptTypes(text).replace(OWN_FILE, (literal, quote: string, name: string) => {
    const target = name.startsWith('#') ? `src/${name.slice(1)}` : join(dirname(source), name)
    if (!target.startsWith('src/') || !existsSync(target)) return literal
    uses.push(target)
    return `${quote}${asRelative(relative(dirname(source), target)).replace(/\.ts$/u, '.js')}${quote}`
  })
  return { code, uses }
}

const inLib = (source: string): string => source.replace(/^src\//u, 'lib/').replace(/\.ts$/u, '.js')
const asRelative = (path: string): string => (path.startsWith('.') ? path : `./${path}`)
