import { openDatabase } from '#store/open-database.ts'
import { StartRefused } from '#store/start-refused.ts'

// Acts as a Fettle that holds the given data folder, until it is killed or its test ends.
try {
  const database = await openDatabase({ dataFolder: process.argv[2] ?? '', databaseUrl: null })
  process.once('disconnect', () => void database.stop().finally(() => process.exit()))
  process.send?.({ url: database.url })
} catch (error) {
  if (!(error instanceof StartRefused)) throw error
  process.send?.({ refused: error.message })
  process.exitCode = 1
  process.disconnect()
}
