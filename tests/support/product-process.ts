import '#loading/quick-imports.ts'

// `fettle serve` with the pages of the last build; it ends when the test that started it does.
const { serve } = await import('#cli/serve-command.ts')
const { readEnvironment } = await import('#server/environment.ts')
const endToo = (): boolean => process.kill(process.pid, 'SIGTERM')
process.once('disconnect', endToo)
process.exitCode = await serve(readEnvironment(), { role: 'all', mayBuildPages: false })
process.off('disconnect', endToo)
process.disconnect()
