import { importShared } from './test-files.ts'

await importShared('pure', process.argv.slice(2))
