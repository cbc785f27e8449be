import { keepCompiledCode } from '#loading/compile-cache.ts'
import '#loading/quick-imports.ts'

keepCompiledCode()
const { runCli } = await import('./run.ts')

process.exitCode = await runCli(process.argv.slice(2))
