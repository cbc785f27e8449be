import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseSync } from 'vite'
import PACKAGE from '../../package.json' with { type: 'json' }

/** How other folders are imported, such as `#core/`. */
const ALIASES = Object.entries(PACKAGE.imports).map(([alias, place]) => ({
  begin: alias.replace('*', ''),
  folder: place.replace('*', ''),
}))

/** Files of this project that a source file imports at run time, as absolute paths. */
export function importsOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'), { lang: 'ts' })
  const imported = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  )
  return [...new Set([...imported, ...passedOn])].flatMap((name) => pathOf(name, file) ?? [])
}

function pathOf(name: string, from: string): string | null {
  if (name.startsWith('.')) return there(resolve(dirname(from), name))
  const alias = ALIASES.find(({ begin }) => name.startsWith(begin))
  return alias === undefined ? null : there(resolve(`${alias.folder}${name.slice(alias.begin.length)}`))
}

const there = (path: string): string | null => (path.endsWith('.ts') && existsSync(path) ? path : null)

/** For each source file the tests that import it, directly or not, nearest first. */
export function testsBySource(tests: readonly string[]): Map<string, string[]> {
  const known = new Map<string, string[]>()
  const of = (file: string): string[] => {
    const found = known.get(file) ?? importsOf(file)
    known.set(file, found)
    return found
  }
  const seen = new Map<string, { test: string; distance: number }[]>()
  for (const test of tests) {
    for (const [file, distance] of distances(test, of)) {
      const all = seen.get(file) ?? []
      all.push({ test, distance })
      seen.set(file, all)
    }
  }
  return new Map(
    [...seen].map(([file, all]) => [
      file,
      all.toSorted((a, b) => a.distance - b.distance).map(({ test }) => test),
    ]),
  )
}

/** Number of imports between a test and each file it reaches. */
function distances(test: string, of: (file: string) => string[]): Map<string, number> {
  const found = new Map([[resolve(test), 0]])
  for (const [file, distance] of found)
    for (const next of of(file)) if (!found.has(next)) found.set(next, distance + 1)
  return found
}
