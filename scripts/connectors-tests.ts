import { importShared } from './test-files.ts'

await importShared('connectors', process.argv.slice(2))
