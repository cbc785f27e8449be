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
  },
})
