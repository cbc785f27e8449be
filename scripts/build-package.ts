import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildPagesInFull } from '#cli/web-build.ts'
import { compiledFiles } from './package-files.ts'

// Before `npm pack`: writes the compiled program into `lib`, and builds the pages when they are older than their sources.
rmSync('lib', { recursive: true, force: true })
for (const { path, content } of compiledFiles()) {
  const target = join('.', path)
  mkdirSync(dirname(target), { recursive: true })
  if (typeof content === 'string') writeFileSync(target, content)
  else cpSync(content.copyOf, target)
}
await buildPagesInFull(() => process.stderr.write('Building the pages…\n'))
