import { importShared } from './test-files.ts'

await importShared('connected', process.argv.slice(2))
