import '#loading/quick-imports.ts'

// `fettle demo --product` with the pages of the last build; it ends when the test that started it does.
const { serveDemonstration } = await import('#cli/product-demo-command.ts')
const { readEnvironment } = await import('#server/environment.ts')
const endToo = (): boolean => process.kill(process.pid, 'SIGTERM')
process.once('disconnect', endToo)
process.exitCode = await serveDemonstration(readEnvironment(), { mayBuildPages: false })
process.off('disconnect', endToo)
// The test may have ended before.
if (process.connected) process.disconnect()
