import { importShared } from './test-files.ts'

await importShared('reckoning', process.argv.slice(2))
