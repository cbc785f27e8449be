import { build } from 'vite'

// Builds the pages into `dist/web`, so far that they can be served: `compress-pages.ts` does the rest. The program for browsers and the one that
// prerenders are built at the same time: much of either waits for files.
await Promise.all([
  build(),
  build({ build: { ssr: 'app/prerender.tsx', outDir: '../../dist/web-prerender', emptyOutDir: true } }),
])
await import('./prerender.ts')
