import { importShared } from './test-files.ts'

await importShared('gather', process.argv.slice(2))
