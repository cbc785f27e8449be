import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

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
            { name: 'first', tags: ['$initial'], priority: 1 },
            { name: 'shared', minShareCount: 2, entriesAware: true },
          ],
        },
      },
    },
  },
})
