import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Serves the gallery of the kit for viewing: `npx vite --config src/web/kit/gallery/vite.config.ts`. Not part of the app. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  build: { outDir: fileURLToPath(new URL('../../../../dist/gallery', import.meta.url)), emptyOutDir: true },
})
