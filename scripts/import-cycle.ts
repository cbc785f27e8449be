import type { Plugin } from 'vite'

/** Files that import each other, each the next one and the last one the first; `null`: there are none. */
export function importCycle(importsOf: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const done = new Set<string>()
  const find = (file: string, path: readonly string[]): readonly string[] | null => {
    const seenAt = path.indexOf(file)
    if (seenAt !== -1) return path.slice(seenAt)
    if (done.has(file)) return null
    for (const imported of importsOf.get(file) ?? []) {
      const cycle = find(imported, [...path, file])
      if (cycle) return cycle
    }
    done.add(file)
    return null
  }
  for (const file of importsOf.keys()) {
    const cycle = find(file, [])
    if (cycle) return cycle
  }
  return null
}

/** Ends the build where files import each other: which of them runs first depends on the page that is opened, and it lacks what the other exports. */
export const refuseImportCycles = (): Plugin => ({
  name: 'refuse-import-cycles',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [],
    )
    const cycle = importCycle(new Map(chunks))
    if (cycle)
      this.error(
        `These files import each other (scripts/web-groups.ts says what is in each): ${cycle.join(', ')}`,
      )
  },
})
