import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Types are stripped at every start: kept, what was compiled halves the time until something happens.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/fettle', import.meta.url)))
const { runCli } = await import('./run.ts')

process.exitCode = await runCli(process.argv.slice(2))
