import { importShared } from './test-files.ts'

await importShared('api', process.argv.slice(2))
