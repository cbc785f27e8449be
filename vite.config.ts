import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Where visitors and owners come in. */
const FRONT = /\/pages\/(?:home\/HomePage|overview\/OverviewPage)\.tsx$|\/app\/frames\/OwnerFrame\.tsx$/u

interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

/** `front` for a module of ours that a page at the front is made of. */
function partOfFront(id: string, modules: Modules): string | null {
  if (id.includes('node_modules') || FRONT.test(id)) return null
  const above = new Set([id])
  for (const one of above) {
    if (FRONT.test(one)) return 'front'
    for (const importer of modules.getModuleInfo(one)?.importers ?? []) above.add(importer)
  }
  return null
}

/**
 * Builds the web app into `dist/web`: hashed files and a manifest. Nothing is inlined, because the content security policy
 * allows scripts, styles and fonts from our own address only.
 */
export default defineConfig({
  root: here('src/web'),
  plugins: [react()],
  build: {
    outDir: here('dist/web'),
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    // One file for what every page needs, one for each set of pages that share something: none loads what only others need.
    rolldownOptions: {
      output: {
        // A shared file would be named after all pages that share it.
        chunkFileNames: ({ name }) => `assets/${name.startsWith('shared') ? 'shared' : name}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) =>
          `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash][extname]`,
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 3 },
            // Over HTTP/1.1 each small file costs a phone a part of a round trip, so what the two front doors need comes in one.
            { name: partOfFront, priority: 2, minShareCount: 2, includeDependenciesRecursively: false },
            {
              name: 'parts',
              test: /node_modules/u,
              priority: 1,
              minShareCount: 50,
              includeDependenciesRecursively: false,
            },
            // Some hundred bytes each, in another mix on every page.
            {
              name: 'icons',
              test: /@tabler\/icons-react\/dist\/esm\/icons\//u,
              priority: 1,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            { name: 'shared', minShareCount: 2, entriesAware: true },
          ],
        },
      },
    },
  },
})
