import { openDatabase } from '#store/open-database.ts'
import { StartRefused } from '#store/start-refused.ts'

// Acts as a Fettle that holds the given data folder, until it is killed or its test ends.
try {
  const database = await openDatabase({ dataFolder: process.argv[2] ?? '', databaseUrl: null })
  const end = (): void => void database.stop().finally(() => process.exit())
  process.once('disconnect', end)
  // The test may have ended before.
  if (process.connected) process.send?.({ url: database.url })
  else end()
} catch (error) {
  if (!(error instanceof StartRefused)) throw error
  process.exitCode = 1
  if (process.connected) {
    process.send?.({ refused: error.message })
    process.disconnect()
  }
}
