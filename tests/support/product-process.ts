import { serve } from '#cli/serve-command.ts'
import { readEnvironment } from '#server/environment.ts'

// `fettle serve` with the pages of the last build; it ends when the test that started it does.
const endToo = (): boolean => process.kill(process.pid, 'SIGTERM')
process.once('disconnect', endToo)
process.exitCode = await serve(readEnvironment())
process.off('disconnect', endToo)
process.disconnect()
