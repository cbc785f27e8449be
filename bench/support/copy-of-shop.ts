import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SHOP, type Site } from '#support/product-sites.ts'

const ROOT = fileURLToPath(new URL('../../src/sample/site/', import.meta.url))
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
}

/** The sample shop under another host: one look at a host serves all who ask within the hour. */
export const copyOfShop =
  (host: string): Site =>
  (path) => {
    const { pathname } = new URL(path, `https://${host}`)
    const named = join(ROOT, pathname.endsWith('/') ? `${pathname}index.html` : pathname)
    const isFound = existsSync(named) && statSync(named).isFile()
    const file = isFound ? named : join(ROOT, '404.html')
    return {
      status: isFound ? 200 : 404,
      headers: { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' },
      body: readFileSync(file, 'utf8').replaceAll(SHOP, host),
    }
  }
