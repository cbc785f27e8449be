import { mkdirSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// `npm start`: without an address the built-in sample shop, with one that website. Leaves the report as a page.
const [first, ...rest] = process.argv.slice(2)
const hasAddress = first !== undefined && !first.startsWith('-')
const folder = join(process.cwd(), 'reports')
const page = join(folder, `${hasAddress ? fileName(first) : 'sample-shop'}.html`)

enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/fettle', import.meta.url)))
mkdirSync(folder, { recursive: true })
const call = hasAddress ? ['check', first, ...rest] : ['demo', ...process.argv.slice(2)]
const { runCli } = await import('./run.ts')
const status = await runCli([...call, '--html', page])
if (status !== 2) process.stdout.write(`\nThe whole report is in ${page}\n`)
process.exitCode = status

function fileName(address: string): string {
  return (
    address
      .replace(/^https?:\/\//u, '')
      .replace(/[^\p{L}\p{N}.-]+/gu, '-')
      .replace(/-+$/u, '') || 'report'
  )
}
