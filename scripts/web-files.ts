import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** Beside the manifest, which does not have a page that another page imports. */
export const FILES_OF_PAGES = '.vite/files-of-pages.json'

/** Writes down which file has which page, dialog or frame that is loaded when it is opened: `{"pages/plan/PlanPage.tsx": "assets/…"}`. */
export function filesOfPages(root: string): Plugin {
  return {
    name: 'files-of-pages',
    generateBundle(_options, bundle) {
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
