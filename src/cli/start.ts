import { mkdirSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import '#loading/quick-imports.ts'

// `npm start` runs the product. With an address it scans that website once and writes the report as an HTML file.
const [first, ...rest] = process.argv.slice(2)
const hasAddress = first !== undefined && !first.startsWith('-')

enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/fettle', import.meta.url)))
const { runCli } = await import('./run.ts')
process.exitCode = hasAddress ? await checkOnce(first) : await runCli(['serve', ...process.argv.slice(2)])

async function checkOnce(address: string): Promise<number> {
  const folder = join(process.cwd(), 'reports')
  const page = join(folder, `${fileName(address)}.html`)
  mkdirSync(folder, { recursive: true })
  const status = await runCli(['check', address, ...rest, '--html', page])
  if (status !== 2) process.stdout.write(`\nThe whole report is in ${page}\n`)
  return status
}

function fileName(address: string): string {
  return (
    address
      .replace(/^https?:\/\//u, '')
      .replace(/[^\p{L}\p{N}.-]+/gu, '-')
      .replace(/-+$/u, '') || 'report'
  )
}
