import { importShared } from './test-files.ts'

await importShared('sites', process.argv.slice(2))
