import { importShared } from './test-files.ts'

await importShared('visits', process.argv.slice(2))
