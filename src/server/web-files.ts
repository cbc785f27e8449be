import { existsSync, globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Handler, Hono } from 'hono'
import { z } from 'zod'
import { COOKIE_PREFIX } from '#api/auth/settings.ts'
import type { Env } from '#api/http/routing.ts'

const FOLDER = fileURLToPath(new URL('../../dist/web', import.meta.url))
/** Folder of the pages that were prerendered when the app was built, each named by its path. */
const PRERENDERED = 'prerendered'
/** Built files carry a hash in their names, so a browser may cache them for ever. */
const FOR_GOOD = 'public, max-age=31536000, immutable'
/** The files of a lesson keep their names across versions. */
const FOR_AN_HOUR = 'public, max-age=3600'
/** Matches a session cookie, perhaps of an ended session: then the owner's shell is served for nothing, which costs little. */
const SESSION = new RegExp(`(?:^|[; -])${COOKIE_PREFIX}\\.session_token=`, 'u')

/**
 * The web app: its built files, prerendered pages for visitors, and the app's one HTML page for every other address, with 404 where the app
 * has no such page.
 */
export function webFiles(): Hono<Env> {
  const page = readFileSync(join(FOLDER, 'index.html'), 'utf8')
  const app = new Hono<Env>()
  app.use('/assets/*', async (c, next) => {
    await next()
    if (c.res.status === 200) c.header('Cache-Control', FOR_GOOD)
  })
  app.use('/lessons/*', async (c, next) => {
    await next()
    if (!c.res.ok) return
    c.header('Cache-Control', FOR_AN_HOUR)
    // Players seek only when the server announces ranges.
    c.header('Accept-Ranges', 'bytes')
    if (extname(c.req.path) === '.vtt') c.header('Content-Type', 'text/vtt; charset=utf-8')
  })
  for (const path of prerenderedPages()) {
    app.get(path, async (c, next) => {
      c.header('Cache-Control', 'no-cache')
      await next()
    })
    app.get(path, serveStatic({ root: FOLDER, path: `${PRERENDERED}${path}.html`, precompressed: true }))
  }
  const pageAt = pageFinder()
  const onePage: Handler<Env> = (c, next) => {
    c.header('Cache-Control', 'no-cache')
    c.header('Vary', 'Cookie')
    const found = pageAt(c.req.path)
    if (found?.shell && SESSION.test(c.req.header('Cookie') ?? '')) return found.shell(c, next)
    return c.html(page, found ? 200 : 404)
  }
  // Before the route of files, which would serve the folder itself.
  app.get('/', onePage)
  app.use('/*', serveStatic({ root: FOLDER, index: '', precompressed: true }))
  app.get('/*', (c, next) => (extname(c.req.path) === '' ? onePage(c, next) : next()))
  return app
}

const pagesFile = z.array(z.object({ path: z.string(), shell: z.string().nullable() }))

interface Page {
  pattern: RegExp
  /** Serves the shell of an owner's page to somebody with a session. */
  shell: Handler<Env> | null
}

/** Finds an address in the list of pages made when the app was built. */
function pageFinder(): (path: string) => Page | undefined {
  const pages = pagesFile.parse(JSON.parse(readFileSync(join(FOLDER, '.vite/pages.json'), 'utf8')))
  const known = pages.map(({ path, shell }) => ({
    pattern: new RegExp(`^${path.replaceAll(/\$\w+/gu, '[\\w-]+')}/?$`, 'iu'),
    shell: shell === null ? null : serveStatic<Env>({ root: FOLDER, path: shell, precompressed: true }),
  }))
  return (path) => known.find(({ pattern }) => pattern.test(path))
}

function prerenderedPages(): string[] {
  const folder = join(FOLDER, PRERENDERED)
  if (!existsSync(folder)) return []
  return globSync('**/*.html', { cwd: folder }).map(
    (file) => `/${file.replaceAll('\\', '/').replace(/\.html$/u, '')}`,
  )
}
