import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { Env } from '#api/routing.ts'

const FOLDER = fileURLToPath(new URL('../../dist/web', import.meta.url))
/** Built files carry a hash in their names, so a browser may keep them for good. */
const FOR_GOOD = 'public, max-age=31536000, immutable'

/** The web app: its built files, and its one page for every address that is not a file. */
export function webFiles(): Hono<Env> {
  const page = readFileSync(join(FOLDER, 'index.html'), 'utf8')
  const app = new Hono<Env>()
  app.use('/assets/*', async (c, next) => {
    await next()
    if (c.res.status === 200) c.header('Cache-Control', FOR_GOOD)
  })
  app.use('/*', serveStatic({ root: FOLDER, index: '' }))
  app.get('/*', (c, next) => {
    if (extname(c.req.path) !== '') return next()
    c.header('Cache-Control', 'no-cache')
    return c.html(page)
  })
  return app
}
