import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { filesOfPages } from './scripts/web-files.ts'
import { groups, ICONS } from './scripts/web-groups.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const root = here('src/web')

/**
 * Builds the web app into `dist/web`: hashed files and a manifest. Nothing is inlined, because the content security policy
 * allows scripts, styles and fonts from our own address only.
 */
export default defineConfig({
  root,
  plugins: [react(), filesOfPages(root)],
  build: {
    outDir: here('dist/web'),
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // Otherwise a page that imports one icon counts as one that needs them all.
      treeshake: { moduleSideEffects: [{ test: ICONS, sideEffects: false }] },
      output: {
        // A shared file would be named after all pages that share it.
        chunkFileNames: ({ name }) => `assets/${name.startsWith('shared') ? 'shared' : name}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) =>
          `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash][extname]`,
        codeSplitting: { groups },
      },
    },
  },
})
