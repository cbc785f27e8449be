import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { keepCompiledCode } from '#loading/compile-cache.ts'
import '#loading/quick-imports.ts'
import { printNote } from './print.ts'

// `npm start` runs the product. With an address it scans that website once and writes the report as an HTML file.
const [first, ...rest] = process.argv.slice(2)
const hasAddress = first !== undefined && !first.startsWith('-')

keepCompiledCode()
const { runCli } = await import('./run.ts')
process.exitCode = hasAddress ? await checkOnce(first) : await runCli(['serve', ...process.argv.slice(2)])

async function checkOnce(address: string): Promise<number> {
  const folder = join(process.cwd(), 'reports')
  const page = join(folder, `${fileName(address)}.html`)
  mkdirSync(folder, { recursive: true })
  const before = lastWritten(page)
  const status = await runCli(['check', address, ...rest, '--html', page])
  if (lastWritten(page) !== before) printNote(`\nThe whole report is in ${page}`)
  return status
}

/** Not every run writes it: help, a refused setting and a fault of ours write none, and one of an earlier run may be there. */
function lastWritten(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

function fileName(address: string): string {
  return (
    address
      .replace(/^https?:\/\//u, '')
      .replace(/[^\p{L}\p{N}.-]+/gu, '-')
      .replace(/-+$/u, '') || 'report'
  )
}
