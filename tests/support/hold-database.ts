import { openDatabase } from '#store/open-database.ts'
import { StartRefused } from '#store/start-refused.ts'

// Acts as a Fettle that holds the given data folder, until it is killed or its test ends.
try {
  const { url, stop } = await openDatabase({ dataFolder: process.argv[2] ?? '', databaseUrl: null })
  process.once('disconnect', () => void stop().finally(() => process.exit()))
  process.send?.({ url })
} catch (error) {
  if (!(error instanceof StartRefused)) throw error
  process.send?.({ refused: error.message })
  process.exitCode = 1
  process.disconnect()
}
