import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { FILES_OF_PAGES } from './web-files.ts'

// After both builds of the web app (for browsers, and for prerendering): writes the prerendered pages, so that visitors see them before any script has
// loaded; lists every address of the app with the first files of its page; and writes a gzip copy of scripts, styles, pages and drawings, until
// `compress-pages.ts` has made the smaller Brotli copies.

interface WrittenPage {
  path: string
  file: string
  title: string
  description: string
}
interface AppPage {
  path: string
  files: readonly string[]
  reads: readonly string[]
}
interface Built {
  writtenPages: readonly WrittenPage[]
  appPages: readonly AppPage[]
  renderPage: (path: string) => Promise<string>
  renderShell: (path: string) => string
  SHELL: string
}
interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

const web = fileURLToPath(new URL('../dist/web', import.meta.url))
const built = fileURLToPath(new URL('../dist/web-prerender/prerender.js', import.meta.url))
const PLACE = '<div id="root"></div>'
const TITLE = /<title>[^<]*<\/title>/u
/** The page is visible without scripts, so styles and font are loaded first. */
const SCRIPT = /<script type="module"|<link rel="modulepreload"/gu
/** Styles that every owner's page loads in addition. */
const LATER_STYLES = 'kit/later-styles.ts'
const LATER = '$& fetchpriority="low"'
const LATIN = /assets\/figtree-latin-wght-normal-[\w-]+\.woff2/u

const { appPages, renderPage, renderShell, SHELL, writtenPages }: Built = await import(
  pathToFileURL(built).href
)
const frame = readFileSync(join(web, 'index.html'), 'utf8')
const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
  readFileSync(join(web, '.vite', 'manifest.json'), 'utf8'),
)

const filesOfPages: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(web, FILES_OF_PAGES), 'utf8'),
)

for (const page of writtenPages)
  write(`prerendered${page.path}.html`, whole(page, await renderPage(page.path)))
const pages = appPages.map((page) => ({ path: page.path, shell: shellOf(page) }))
rmSync(dirname(built), { recursive: true })
await Promise.all(textsIn(web).map(compress))
// Last, because this file shows that the build is complete.
write('.vite/pages.json', JSON.stringify(pages))

function write(name: string, text: string): void {
  const target = join(web, name)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, text)
}

/** The file with the shell of an owner's page; `null` for other pages. */
function shellOf(page: AppPage): string | null {
  const { path, files } = page
  if (files.length === 0) return null
  const name = `shells${path === '/' ? '/index' : path.replaceAll('$', '')}.html`
  const inside = `<div id="root" ${SHELL}>${renderShell(path)}</div>`
  const text = frame.replace('</head>', (end) => `${earlyLinks(page)}\n  ${end}`).replace(PLACE, () => inside)
  write(name, text.replaceAll(SCRIPT, LATER))
  return name
}

function whole({ file, title, description }: WrittenPage, inside: string): string {
  const head = [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    ...filesOf([file]),
  ].join('\n    ')
  // Functions, because `$` in a replacement text has a special meaning.
  const page = frame.replace(TITLE, () => head).replace(PLACE, () => `<div id="root">${inside}</div>`)
  return page.replaceAll(SCRIPT, LATER)
}

/** Preload links for a page's files and first answers. */
function earlyLinks({ files, reads }: AppPage): string {
  return [
    ...filesOf([LATER_STYLES, ...files]),
    ...[...new Set(reads)].map((read) => `<link rel="preload" as="fetch" crossorigin href="${read}" />`),
  ].join('\n    ')
}

/** Preload links for a page's own files, which the browser requests before the app's script does. */
function filesOf(sources: readonly string[]): string[] {
  const known = new Set<string>()
  const chunks = sources
    .flatMap((source) => reached(keyOf(source), known))
    .flatMap((key) => manifest[key] ?? [])
  const files = new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]).filter(isNew))
  const [styles, scripts] = ['.css', '.js'].map((kind) => [...files].filter((file) => extname(file) === kind))
  const font = JSON.stringify(manifest).match(LATIN)?.[0]
  return [
    ...(font ? [`<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}" />`] : []),
    ...(styles ?? []).map((style) => `<link rel="stylesheet" crossorigin href="/${style}" />`),
    ...(scripts ?? []).map((script) => `<link rel="modulepreload" crossorigin href="/${script}" />`),
  ]
}

/** True when the app's HTML page does not load this file. */
function isNew(name: string): boolean {
  return !frame.includes(name)
}

/** The key in the manifest of the file that has a page. Throws where the build has no such page. */
function keyOf(source: string): string {
  const file = source === LATER_STYLES ? manifest[source]?.file : filesOfPages[source]
  const key = Object.keys(manifest).find((one) => manifest[one]?.file === file)
  if (file === undefined || key === undefined) throw new Error(`The build has no file of ${source}`)
  return key
}

/** A chunk and everything that it imports statically. */
function reached(key: string, known: Set<string>): string[] {
  if (known.has(key)) return []
  known.add(key)
  return [key, ...(manifest[key]?.imports ?? []).flatMap((next) => reached(next, known))]
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

function textsIn(folder: string): string[] {
  const texts = new Set(['.js', '.css', '.html', '.svg'])
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && texts.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
}

async function compress(file: string): Promise<void> {
  const text = readFileSync(file)
  writeFileSync(`${file}.gz`, await promisify(gzip)(text, { level: 9 }))
}
