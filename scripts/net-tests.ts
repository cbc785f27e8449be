import { importShared } from './test-files.ts'

await importShared('net', process.argv.slice(2))
