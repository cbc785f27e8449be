import type { Piece } from '../fix.ts'
import type { Server } from '../place/place.ts'

/** A response header to be sent with every answer. Values hold no quotes and no line breaks: they are ours. */
export interface Header {
  name: string
  value: string
}

/** How one kind of server is told things. */
export interface Dialect {
  headers(headers: readonly Header[], hosts: readonly string[]): Piece
  /** Sends everybody from `http:` to `https:` at the same host. `hosts` are the website's names. */
  https(hosts: readonly string[]): Piece | null
}

const lines = (...all: readonly string[]): string => `${all.join('\n')}\n`

const apache: Dialect = {
  headers: (headers) => ({
    title: 'For Apache and LiteSpeed: lines for .htaccess',
    kind: 'file',
    name: 'htaccess.txt',
    content: lines(
      '<IfModule mod_headers.c>',
      ...headers.map(({ name, value }) => `  Header always set ${name} "${value}"`),
      '</IfModule>',
    ),
  }),
  https: () => ({
    title: 'For Apache and LiteSpeed: lines for the top of .htaccess',
    kind: 'file',
    name: 'htaccess.txt',
    content: lines(
      '<IfModule mod_rewrite.c>',
      '  RewriteEngine On',
      '  RewriteCond %{HTTPS} !=on',
      // Behind a proxy that speaks https with visitors, the first condition alone would go round in circles.
      '  RewriteCond %{HTTP:X-Forwarded-Proto} !=https',
      '  RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,L,NE]',
      '</IfModule>',
    ),
  }),
}

const nginx: Dialect = {
  headers: (headers) => ({
    title: 'For nginx: lines for the server block',
    kind: 'file',
    name: 'headers.conf',
    content: lines(...headers.map(({ name, value }) => `add_header ${name} "${value}" always;`)),
    note: 'A location block with add_header lines of its own needs these too: nginx does not hand them down.',
  }),
  https: (hosts) => ({
    title: 'For nginx: a server block of its own',
    kind: 'file',
    name: 'https.conf',
    content: lines(
      'server {',
      '  listen 80;',
      '  listen [::]:80;',
      `  server_name ${hosts.join(' ')};`,
      '  return 301 https://$host$request_uri;',
      '}',
    ),
    note: 'Take away "listen 80" from the block that serves the website.',
  }),
}

const caddy: Dialect = {
  headers: (headers, hosts) => ({
    title: 'For Caddy: lines for the Caddyfile',
    kind: 'file',
    name: 'Caddyfile',
    content: lines(
      `${hosts.join(', ')} {`,
      '\theader {',
      ...headers.map(({ name, value }) => `\t\t${name} "${value}"`),
      '\t}',
      '}',
    ),
    note: 'Put the header part into the block that your Caddyfile already has for the website.',
  }),
  https: (hosts) => ({
    title: 'For Caddy: a block for the Caddyfile',
    kind: 'file',
    name: 'Caddyfile',
    content: lines(
      `${hosts.map((host) => `http://${host}`).join(', ')} {`,
      '\tredir https://{host}{uri} permanent',
      '}',
    ),
    note: 'Caddy does this by itself where a site is named without http://. Look at that first.',
  }),
}

const cloudflare: Dialect = {
  headers: (headers) => ({
    title: 'For Cloudflare: what to set',
    kind: 'text',
    name: 'headers.txt',
    content: lines(
      'In Cloudflare, open Rules, then Overview, and create a response header transform rule for all incoming requests.',
      'For each of these choose "Set static":',
      '',
      ...headers.map(({ name, value }) => `${name}: ${value}`),
    ),
  }),
  https: () => ({
    title: 'For Cloudflare: a switch',
    kind: 'text',
    content: lines(
      'In Cloudflare, open SSL/TLS, then Edge Certificates, and switch on "Always Use HTTPS".',
      'Under SSL/TLS, Overview, see that the mode is Full or Full (strict). With Flexible, pages can go round in circles.',
    ),
  }),
}

const netlify: Dialect = {
  headers: (headers) => ({
    title: 'For Netlify: lines for the file _headers',
    kind: 'file',
    name: '_headers',
    content: lines('/*', ...headers.map(({ name, value }) => `  ${name}: ${value}`)),
  }),
  https: (hosts) => ({
    title: 'For Netlify: lines for the top of the file _redirects',
    kind: 'file',
    name: '_redirects',
    content: lines(...hosts.map((host) => `http://${host}/* https://${host}/:splat 301!`)),
  }),
}

const vercel: Dialect = {
  headers: (headers) => ({
    title: 'For Vercel: the headers of vercel.json',
    kind: 'file',
    name: 'vercel.json',
    content: `${JSON.stringify(
      {
        headers: [{ source: '/(.*)', headers: headers.map(({ name, value }) => ({ key: name, value })) }],
      },
      null,
      2,
    )}\n`,
    note: 'Have a vercel.json already? Put the "headers" part into it.',
  }),
  https: () => null,
}

/** By the server they are for. */
export const DIALECTS: Readonly<Record<Server, Dialect>> = {
  apache,
  nginx,
  caddy,
  cloudflare,
  netlify,
  vercel,
}

/** For a WordPress whose host gives no access to its server. */
export const wordPressHeaders = (headers: readonly Header[]): Piece => ({
  title: 'For WordPress: a snippet of PHP',
  kind: 'file',
  name: 'headers.php',
  content: lines(
    "add_action('send_headers', static function () {",
    ...headers.map(({ name, value }) => `    header('${name}: ${value}');`),
    '});',
  ),
  note: 'Where the lines for the server cannot be used: paste this into a plugin for snippets, such as Code Snippets or WPCode. Use one of the two, not both.',
})
