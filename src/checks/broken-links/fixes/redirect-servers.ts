import { importFile } from '#core/format/csv.ts'
import type { Server } from '#fixes/hosting/hosting.ts'
import { hasQuery, lines, pathOf, servedPath, targetFrom, type Writer } from './redirect.ts'

/** Escapes a text for a regular expression. */
const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`)

/** A `%` or `$` in the new address would be read as a variable. */
const apache: Writer = {
  takes: () => true,
  write: (redirects) => ({
    title: 'For Apache and LiteSpeed: lines for the top of .htaccess',
    kind: 'file',
    name: 'htaccess.txt',
    content: lines([
      '<IfModule mod_rewrite.c>',
      '  RewriteEngine On',
      ...redirects.flatMap(({ from, to }) => {
        const [path = '', query = ''] = from.split('?', 2)
        return [
          ...(hasQuery(from) ? [`  RewriteCond %{QUERY_STRING} "^${literal(query)}$"`] : []),
          `  RewriteRule "^${literal(servedPath(path).slice(1))}$" "${to.replaceAll(/[%$]/gu, String.raw`\$&`)}" [R=301,L,NE${hasQuery(from) ? ',QSD' : ''}]`,
        ]
      }),
      '</IfModule>',
    ]),
  }),
}

/** `$` would begin a variable in nginx, and cannot be escaped there. */
const nginx: Writer = {
  takes: ({ from, to }) => !/\$/u.test(from + to) && !hasQuery(from),
  write: (redirects) => ({
    title: 'For nginx: lines for the server block',
    kind: 'file',
    name: 'redirects.conf',
    content: lines(
      redirects.map(({ from, to }) => `location = "${servedPath(from)}" { return 301 "${to}"; }`),
    ),
  }),
}

/** Braces would be a placeholder, and `*` any text. */
const caddy: Writer = {
  takes: ({ from, to }) => !/[{}]/u.test(servedPath(from) + to) && !/[?*]/u.test(servedPath(from)),
  write: (redirects) => ({
    title: 'For Caddy: lines for the block of your website',
    kind: 'file',
    name: 'redirects.caddy',
    content: lines(redirects.map(({ from, to }) => `redir "${servedPath(from)}" "${to}" permanent`)),
  }),
}

/** `*` would be any text, and a part that begins with `:` a placeholder. */
const netlify: Writer = {
  takes: ({ from, to }) => !/[?*]/u.test(from) && !/\/:/u.test(from + pathOf(to)),
  write: (redirects, home) => ({
    title: 'For Netlify: lines for the file _redirects',
    kind: 'file',
    name: '_redirects',
    content: lines(redirects.map(({ from, to }) => `${from} ${targetFrom(home, to)} 301`)),
  }),
}

/** Bulk redirects: source, target, status; a source has no query (developers.cloudflare.com, rules, bulk redirects). */
const cloudflare: Writer = {
  takes: ({ from }) => !hasQuery(from),
  write: (redirects, home) => ({
    title: 'For Cloudflare: a file for a bulk redirect list',
    kind: 'csv',
    name: 'cloudflare-redirects.csv',
    content: importFile(redirects.map(({ from, to }) => [new URL(from, home).href, to, '301'])),
    note: 'In Cloudflare, open Bulk Redirects, create a list, upload the file, then create a rule that uses the list.',
  }),
}

/** Both addresses are patterns of paths (path-to-regexp). */
const vercel: Writer = {
  takes: ({ from, to }) => !/[?():*+{}]/u.test(from) && !/[():*+{}]/u.test(pathOf(to)),
  write: (redirects, home) => ({
    title: 'For Vercel: the redirects of vercel.json',
    kind: 'file',
    name: 'vercel.json',
    content: `${JSON.stringify(
      {
        redirects: redirects.map(({ from, to }) => ({
          source: from,
          destination: targetFrom(home, to),
          permanent: true,
        })),
      },
      null,
      2,
    )}\n`,
  }),
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
