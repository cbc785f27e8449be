import { importFile } from '#core/format/csv.ts'
import type { Piece } from '../fix.ts'
import type { Place, Server } from '../place/place.ts'

/** An old path of this website with its query, and the whole address that it leads to. */
export interface Redirect {
  from: string
  to: string
}

type Writer = (redirects: readonly Redirect[], home: string) => Piece

const lines = (all: readonly string[]): string => `${all.join('\n')}\n`
const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** Text that stands for itself in a regular expression. */
const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`)

const decodedPath = (path: string): string => {
  try {
    return decodeURI(path)
  } catch (error) {
    if (error instanceof URIError) return path
    throw error
  }
}

/** A `%` in the new address would be read as a variable. */
const apache: Writer = (redirects) => ({
  title: 'For Apache and LiteSpeed: lines for the top of .htaccess',
  kind: 'file',
  name: 'htaccess.txt',
  content: lines([
    '<IfModule mod_rewrite.c>',
    '  RewriteEngine On',
    ...redirects.flatMap(({ from, to }) => {
      const [path = '', query = ''] = from.split('?', 2)
      return [
        ...(from.includes('?') ? [`  RewriteCond %{QUERY_STRING} "^${literal(query)}$"`] : []),
        `  RewriteRule "^${literal(decodedPath(path).slice(1))}$" "${to.replaceAll('%', String.raw`\%`)}" [R=301,L,NE${from.includes('?') ? ',QSD' : ''}]`,
      ]
    }),
    '</IfModule>',
  ]),
})

/** `$` would begin a variable in nginx, and cannot be escaped there: such pairs are left to the sheet. */
const nginx: Writer = (redirects) => ({
  title: 'For nginx: lines for the server block',
  kind: 'file',
  name: 'redirects.conf',
  content: lines(
    redirects
      .filter(({ from, to }) => !/\$/u.test(from + to) && !from.includes('?'))
      .map(({ from, to }) => `location = "${decodedPath(from)}" { return 301 "${to}"; }`),
  ),
})

const caddy: Writer = (redirects) => ({
  title: 'For Caddy: lines for the block of your website',
  kind: 'file',
  name: 'redirects.caddy',
  content: lines(
    redirects
      .filter(({ from, to }) => !/[{}]/u.test(decodedPath(from) + to) && !from.includes('?'))
      .map(({ from, to }) => `redir "${decodedPath(from)}" "${to}" permanent`),
  ),
})

const netlify: Writer = (redirects) => ({
  title: 'For Netlify: lines for the file _redirects',
  kind: 'file',
  name: '_redirects',
  content: lines(
    redirects.filter(({ from }) => !from.includes('?')).map(({ from, to }) => `${from} ${pathOf(to)} 301`),
  ),
})

/** Bulk redirects: source, target, status (developers.cloudflare.com, rules, bulk redirects). */
const cloudflare: Writer = (redirects, home) => ({
  title: 'For Cloudflare: a file for a bulk redirect list',
  kind: 'csv',
  name: 'cloudflare-redirects.csv',
  content: importFile(redirects.map(({ from, to }) => [new URL(from, home).href, to, '301'])),
  note: 'In Cloudflare, open Bulk Redirects, create a list, upload the file, then create a rule that uses the list.',
})

const vercel: Writer = (redirects) => ({
  title: 'For Vercel: the redirects of vercel.json',
  kind: 'file',
  name: 'vercel.json',
  content: `${JSON.stringify(
    {
      redirects: redirects
        .filter(({ from }) => !/[?():*+{}]/u.test(from))
        .map(({ from, to }) => ({ source: from, destination: pathOf(to), permanent: true })),
    },
    null,
    2,
  )}\n`,
})

const BY_SERVER: Readonly<Record<Server, Writer>> = { apache, nginx, caddy, netlify, cloudflare, vercel }

/** The plugin Redirection: source, target, regex, code (redirection.me, import and export). */
const wordPress: Writer = (redirects) => ({
  title: 'For WordPress: a file for the plugin Redirection',
  kind: 'csv',
  name: 'redirection.csv',
  content: importFile([
    ['source', 'target', 'regex', 'code'],
    ...redirects.map(({ from, to }) => [from, pathOf(to), '0', '301']),
  ]),
})

/** Shopify's import of URL redirects. */
const shopify: Writer = (redirects) => ({
  title: 'For Shopify: a file to import',
  kind: 'csv',
  name: 'shopify-redirects.csv',
  content: importFile([
    ['Redirect from', 'Redirect to'],
    ...redirects.map(({ from, to }) => [from, pathOf(to)]),
  ]),
})

/** Squarespace's URL mappings: `old -> new 301`. */
const squarespace: Writer = (redirects) => ({
  title: 'For Squarespace: lines for URL mappings',
  kind: 'text',
  name: 'url-mappings.txt',
  content: lines(
    redirects.filter(({ from }) => !from.includes('?')).map(({ from, to }) => `${from} -> ${pathOf(to)} 301`),
  ),
})

const wix: Writer = (redirects) => ({
  title: 'For Wix: a file to import',
  kind: 'csv',
  name: 'wix-redirects.csv',
  content: importFile([['Old URL', 'New URL'], ...redirects.map(({ from, to }) => [from, pathOf(to)])]),
})

const BY_BUILDER: Readonly<Record<string, Writer>> = { Shopify: shopify, Squarespace: squarespace, Wix: wix }

/** What would end a text or a line of a settings file, once an address is decoded: such pairs are left to the sheet. */
const MEANS_MORE = /[\p{Cc}"\\]/u

/** The redirects in the language of the place; none for a builder that only knows menus. */
export function redirectFiles(place: Place, redirects: readonly Redirect[], home: string): Piece[] {
  const plain = redirects.filter(({ from }) => !MEANS_MORE.test(decodedPath(from)))
  if (plain.length === 0) return []
  return writersFor(place)
    .map((write) => write(plain, home))
    .filter(({ content }) => content.trim() !== '')
}

function writersFor({ builder, isWordPress, servers }: Place): Writer[] {
  if (builder) return [BY_BUILDER[builder.name]].filter((writer) => writer !== undefined)
  if (isWordPress) return [wordPress]
  return servers.length > 0 ? servers.map((server) => BY_SERVER[server]) : [apache, nginx]
}
