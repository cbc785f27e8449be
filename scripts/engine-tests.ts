import { importShared } from './test-files.ts'

await importShared('engine', process.argv.slice(2))
