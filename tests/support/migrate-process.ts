import { migrateDatabase } from '#store/migrate.ts'

// Migrates a database as a start does, in a process of its own: migrate-process.ts <url>
const [url = ''] = process.argv.slice(2)
await migrateDatabase(url)
