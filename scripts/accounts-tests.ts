import { importShared } from './test-files.ts'

await importShared('accounts', process.argv.slice(2))
