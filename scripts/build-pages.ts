import { mkdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { withLock } from './with-lock.ts'

// Builds the pages into `dist/web`, so far that they can be served: `compress-pages.ts` does the rest. Where two starts need them at the same time,
// the second waits for the first one's.
const began = Date.now()
const LOCK = fileURLToPath(new URL('../node_modules/.cache/fettle-build', import.meta.url))
/** The last file of a build. */
const BUILT = fileURLToPath(new URL('../dist/web/.vite/pages.json', import.meta.url))

mkdirSync(LOCK, { recursive: true })
await withLock(LOCK, async () => {
  const builtAt = statSync(BUILT, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (builtAt < began) await buildPages()
})

/** The program for browsers and the one that prerenders are built at the same time: much of either waits for files. */
async function buildPages(): Promise<void> {
  await Promise.all([
    build(),
    build({ build: { ssr: 'app/prerender.tsx', outDir: '../../dist/web-prerender', emptyOutDir: true } }),
  ])
  await import('./prerender.ts')
}
