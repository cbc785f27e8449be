import { openDatabase } from '#store/open-database.ts'
import { StartRefused } from '#store/start-refused.ts'

// Acts as a Fettle that holds the given data folder, until it is killed.
try {
  const { url } = await openDatabase({ dataFolder: process.argv[2] ?? '', databaseUrl: null })
  process.send?.({ url })
  setInterval(() => undefined, 60_000)
} catch (error) {
  if (!(error instanceof StartRefused)) throw error
  process.send?.({ refused: error.message })
  process.exitCode = 1
  process.disconnect()
}
