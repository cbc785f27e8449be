import { importShared } from './test-files.ts'

await importShared('abuse', process.argv.slice(2))
