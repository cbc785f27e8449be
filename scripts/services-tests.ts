import { importShared } from './test-files.ts'

await importShared('services', process.argv.slice(2))
