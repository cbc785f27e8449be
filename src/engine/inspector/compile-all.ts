import { flushCompileCache } from 'node:module'

// Loads what an inspector and its browser's worker load, so that Node keeps it compiled, and leaves. Run by `code-cache.ts`.
process.once('disconnect', () => process.exit(1))
await import('./main.ts')
await import('#gather/browser/worker.ts')
const { prepareLighthouse } = await import('#gather/browser/visit/prepare.ts')
await prepareLighthouse()
flushCompileCache()
process.exit(0)
