import { importShared } from './test-files.ts'

await importShared('texts', process.argv.slice(2))
