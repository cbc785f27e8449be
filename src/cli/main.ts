import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import '#loading/quick-imports.ts'

// Node strips types at every start; keeping the compiled code halves the start-up time.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/fettle', import.meta.url)))
const { runCli } = await import('./run.ts')

process.exitCode = await runCli(process.argv.slice(2))
