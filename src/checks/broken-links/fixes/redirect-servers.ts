import { importFile } from '#core/format/csv.ts'
import type { Server } from '#fixes/hosting/hosting.ts'
import { servedPath, lines, pathOf, type Writer } from './redirect.ts'

/** Escapes a text for a regular expression. */
const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`)

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
        `  RewriteRule "^${literal(servedPath(path).slice(1))}$" "${to.replaceAll('%', String.raw`\%`)}" [R=301,L,NE${from.includes('?') ? ',QSD' : ''}]`,
      ]
    }),
    '</IfModule>',
  ]),
})

/** `$` would begin a variable in nginx, and cannot be escaped there: such redirects are only in the sheet. */
const nginx: Writer = (redirects) => ({
  title: 'For nginx: lines for the server block',
  kind: 'file',
  name: 'redirects.conf',
  content: lines(
    redirects
      .filter(({ from, to }) => !/\$/u.test(from + to) && !from.includes('?'))
      .map(({ from, to }) => `location = "${servedPath(from)}" { return 301 "${to}"; }`),
  ),
})

const caddy: Writer = (redirects) => ({
  title: 'For Caddy: lines for the block of your website',
  kind: 'file',
  name: 'redirects.caddy',
  content: lines(
    redirects
      .filter(({ from, to }) => !/[{}]/u.test(servedPath(from) + to) && !from.includes('?'))
      .map(({ from, to }) => `redir "${servedPath(from)}" "${to}" permanent`),
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

/** Writers by the server that reads the file. */
export const BY_SERVER: Readonly<Record<Server, Writer>> = {
  apache,
  nginx,
  caddy,
  netlify,
  cloudflare,
  vercel,
}
