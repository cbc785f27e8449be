import { flushCompileCache } from 'node:module'

// Loads the code of the inspector and of its browser worker, so that Node caches it compiled, and exits. Run by `code-cache.ts`.
process.once('disconnect', () => process.exit(1))
await import('./main.ts')
await import('#gather/browser/worker.ts')
// What most scans load later: the detector of languages, and what reads stapled answers.
await import('eld/extrasmall')
await import('#net/tls-staple.ts')
const { prepareLighthouse } = await import('#gather/browser/visit/prepare.ts')
await prepareLighthouse()
flushCompileCache()
process.exit(0)
