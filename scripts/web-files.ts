import { relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** Beside the manifest, which does not have a page that another page imports. */
export const FILES_OF_PAGES = '.vite/files-of-pages.json'

/** Writes down which file has which page, dialog or frame that is loaded when it is opened: `{"pages/plan/PlanPage.tsx": "assets/…"}`. */
export function filesOfPages(root: string): Plugin {
  return {
    name: 'files-of-pages',
    generateBundle(_options, bundle) {
      const circle = circleOf(bundle)
      if (circle) this.error(`These files import each other in a circle: ${circle.join(', ')}`)
      const files = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk'
          ? chunk.moduleIds
              .filter((id) => this.getModuleInfo(id)?.dynamicImporters.length)
              .map((id) => [relative(root, id), chunk.fileName])
          : [],
      )
      this.emitFile({
        type: 'asset',
        fileName: FILES_OF_PAGES,
        source: JSON.stringify(Object.fromEntries(files)),
      })
    },
  }
}

/** The files of the first circle of imports, or `null`. A file of a circle runs before something that it uses is there. */
export function circleOf(
  bundle: Readonly<Record<string, Pick<Rolldown.OutputChunk, 'type' | 'imports'> | { type: 'asset' }>>,
): string[] | null {
  const done = new Set<string>()
  const follow = (file: string, path: readonly string[]): string[] | null => {
    if (path.includes(file)) return path.slice(path.indexOf(file))
    const chunk = bundle[file]
    if (done.has(file) || chunk?.type !== 'chunk') return null
    for (const next of chunk.imports) {
      const circle = follow(next, [...path, file])
      if (circle) return circle
    }
    done.add(file)
    return null
  }
  for (const file of Object.keys(bundle)) {
    const circle = follow(file, [])
    if (circle) return circle
  }
  return null
}
