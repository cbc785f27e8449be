import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { testFiles } from './test-files.ts'

// Test files that can share one process, run by scripts/test.ts as if they were one.
for (const file of testFiles(process.argv.slice(2)).reckoning) await import(pathToFileURL(resolve(file)).href)
