import { importRow } from '#core/format/csv.ts'
import type { Server } from '#fixes/hosting/hosting.ts'
import { hasQuery, pathOf, servedPath, targetFrom, type Writer } from './redirect.ts'

/** Escapes a text for a regular expression. */
const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`)

/** A `%` or `$` in the new address would be read as a variable. */
const apache: Writer = {
  title: 'For Apache and LiteSpeed: lines for the top of .htaccess',
  kind: 'file',
  name: 'htaccess.txt',
  takes: () => true,
  around: ['<IfModule mod_rewrite.c>\n  RewriteEngine On\n', '</IfModule>\n'],
  escapesPercent: true,
  entry: ({ from, to }) => {
    const [path = '', query = ''] = from.split('?', 2)
    return [
      ...(hasQuery(from) ? [`  RewriteCond %{QUERY_STRING} "^${literal(query)}$"`] : []),
      `  RewriteRule "^${literal(servedPath(path).slice(1))}$" "${to.replaceAll(/[%$]/gu, String.raw`\$&`)}" [R=301,L,NE${hasQuery(from) ? ',QSD' : ''}]`,
    ].join('\n')
  },
}

/** `$` would begin a variable in nginx, and cannot be escaped there. */
const nginx: Writer = {
  title: 'For nginx: lines for the server block',
  kind: 'file',
  name: 'redirects.conf',
  takes: ({ from, to }) => !/\$/u.test(from + to) && !hasQuery(from),
  entry: ({ from, to }) => `location = "${servedPath(from)}" { return 301 "${to}"; }`,
}

/** Braces would be a placeholder, and `*` any text. */
const caddy: Writer = {
  title: 'For Caddy: lines for the block of your website',
  kind: 'file',
  name: 'redirects.caddy',
  takes: ({ from, to }) => !/[{}]/u.test(servedPath(from) + to) && !/[?*]/u.test(servedPath(from)),
  entry: ({ from, to }) => `redir "${servedPath(from)}" "${to}" permanent`,
}

/** `*` would be any text, and a part that begins with `:` a placeholder. */
const netlify: Writer = {
  title: 'For Netlify: lines for the file _redirects',
  kind: 'file',
  name: '_redirects',
  takes: ({ from, to }) => !/[?*]/u.test(from) && !/\/:/u.test(from + pathOf(to)),
  entry: ({ from, to }, home) => `${from} ${targetFrom(home, to)} 301`,
}

/** Bulk redirects: source, target, status; a source has no query (developers.cloudflare.com, rules, bulk redirects). */
const cloudflare: Writer = {
  title: 'For Cloudflare: a file for a bulk redirect list',
  kind: 'csv',
  name: 'cloudflare-redirects.csv',
  note: 'In Cloudflare, open Bulk Redirects, create a list, upload the file, then create a rule that uses the list.',
  takes: ({ from }) => !hasQuery(from),
  entry: ({ from, to }, home) => importRow([new URL(from, home).href, to, '301']),
}

/** Both addresses are patterns of paths (path-to-regexp). */
const vercel: Writer = {
  title: 'For Vercel: the redirects of vercel.json',
  kind: 'file',
  name: 'vercel.json',
  takes: ({ from, to }) => !/[?():*+{}]/u.test(from) && !/[():*+{}]/u.test(pathOf(to)),
  around: ['{\n  "redirects": [\n', '  ]\n}\n'],
  between: ',',
  entry: ({ from, to }, home) =>
    `    { "source": ${JSON.stringify(from)}, "destination": ${JSON.stringify(targetFrom(home, to))}, "permanent": true }`,
}

/** Writers by the server that reads the file. */
export const BY_SERVER: Readonly<Record<Server, Writer>> = {
  apache,
  nginx,
  caddy,
  netlify,
  cloudflare,
  vercel,
}
