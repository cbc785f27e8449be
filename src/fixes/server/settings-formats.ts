import type { Piece } from '../fix.ts'
import type { Server } from '../hosting/hosting.ts'

/** A response header for every answer. Values contain no quotes and no line breaks: they are ours. */
export interface Header {
  name: string
  value: string
}

/** The settings format of one kind of server. */
export interface SettingsFormat {
  headers(headers: readonly Header[], hosts: readonly string[]): Piece
  /** Redirects everybody from `http:` to `https:` at the same host; `null` where a switch does so. */
  https(names: Names): Piece | null
}

/** The hosts of a website. */
export interface Names {
  /** Those that its certificate covers, its own first. */
  hosts: readonly string[]
  /** Another name leads to the website, and the certificate does not cover it. */
  uncovered: boolean
}

const lines = (...all: readonly string[]): string => `${all.join('\n')}\n`

const apache: SettingsFormat = {
  headers: (headers) => ({
    title: 'For Apache and LiteSpeed: lines for .htaccess',
    kind: 'file',
    name: 'htaccess.txt',
    content: lines(
      '<IfModule mod_headers.c>',
      ...headers.map(({ name, value }) => `  Header always set ${name} "${value}"`),
      '</IfModule>',
    ),
    note: 'These lines go to the end of the file .htaccess in the top folder of your website. Keep a copy of the file first.',
  }),
  https: ({ hosts, uncovered }) => ({
    title: 'For Apache and LiteSpeed: lines for the top of .htaccess',
    kind: 'file',
    name: 'htaccess.txt',
    content: lines(
      '<IfModule mod_rewrite.c>',
      '  RewriteEngine On',
      '  RewriteCond %{HTTPS} !=on',
      // Behind a proxy that speaks https with visitors, the first condition alone would loop.
      '  RewriteCond %{HTTP:X-Forwarded-Proto} !=https',
      // Without NE: Apache passes the decoded path, and escapes it again only without that flag.
      // A name that the certificate does not cover would end at a warning: it is redirected to the name that works.
      `  RewriteRule ^ https://${uncovered ? hosts[0] : '%{HTTP_HOST}'}%{REQUEST_URI} [R=301,L]`,
      '</IfModule>',
    ),
    note: 'These lines go above everything else in the file .htaccess in the top folder of your website. Keep a copy of the file first.',
  }),
}

const IN_NGINX =
  'Test with nginx -t before you reload. Only who runs the server can do this: send it to them.'

const nginx: SettingsFormat = {
  headers: (headers) => ({
    title: 'For nginx: lines for the server block',
    kind: 'file',
    name: 'headers.conf',
    content: lines(...headers.map(({ name, value }) => `add_header ${name} "${value}" always;`)),
    note: `A location block with add_header lines of its own needs these too: nginx does not hand them down. ${IN_NGINX}`,
  }),
  https: ({ hosts, uncovered }) => ({
    title: 'For nginx: a server block of its own',
    kind: 'file',
    name: 'https.conf',
    content: lines(
      'server {',
      '  listen 80;',
      '  listen [::]:80;',
      `  server_name ${hosts.join(' ')};`,
      // On port 80 it may be the only block, which then answers for every name: one without a certificate is redirected to the name that works.
      `  return 301 https://${uncovered ? hosts[0] : '$host'}$request_uri;`,
      '}',
    ),
    note: `Take away "listen 80" from the block that serves the website. Not behind a proxy that comes by http itself: visitors would go round in circles. ${IN_NGINX}`,
  }),
}

const caddy: SettingsFormat = {
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
  https: ({ hosts }) => ({
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

const cloudflare: SettingsFormat = {
  headers: (headers) => ({
    title: 'For Cloudflare: the headers to set',
    kind: 'text',
    name: 'headers.txt',
    content: lines(...headers.map(({ name, value }) => `${name}: ${value}`)),
    note: 'Each line is one header: its name before the colon, its value after it.',
  }),
  https: () => null,
}

const netlify: SettingsFormat = {
  headers: (headers) => ({
    title: 'For Netlify: lines for the file _headers',
    kind: 'file',
    name: '_headers',
    content: lines('/*', ...headers.map(({ name, value }) => `  ${name}: ${value}`)),
    note: 'The file goes into the folder that Netlify publishes.',
  }),
  https: ({ hosts }) => ({
    title: 'For Netlify: lines for the top of the file _redirects',
    kind: 'file',
    name: '_redirects',
    content: lines(...hosts.map((host) => `http://${host}/* https://${host}/:splat 301!`)),
    note: 'The file goes into the folder that Netlify publishes. Netlify has a switch for this, too: look for "Force HTTPS" in the settings of your domain first.',
  }),
}

const vercel: SettingsFormat = {
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
export const SETTINGS_FORMATS: Readonly<Record<Server, SettingsFormat>> = {
  apache,
  nginx,
  caddy,
  cloudflare,
  netlify,
  vercel,
}

/** For Microsoft's IIS (learn.microsoft.com, IIS custom headers). A header that is set twice would stop the website, so each is removed first. */
export const iisHeaders = (headers: readonly Header[]): Piece => ({
  title: 'For IIS: the headers of web.config',
  kind: 'file',
  name: 'web.config',
  content: lines(
    '<?xml version="1.0" encoding="utf-8"?>',
    '<configuration>',
    '  <system.webServer>',
    '    <httpProtocol>',
    '      <customHeaders>',
    ...headers.flatMap(({ name, value }) => [
      `        <remove name="${name}" />`,
      `        <add name="${name}" value="${value}" />`,
    ]),
    '      </customHeaders>',
    '    </httpProtocol>',
    '  </system.webServer>',
    '</configuration>',
  ),
  note: 'Have a web.config already? Put the customHeaders part into it, and keep a copy first.',
})

/** Where a snippet for WordPress goes. */
export const SNIPPET_NOTE =
  'Paste it into a plugin for snippets, such as Code Snippets or WPCode, as PHP that runs everywhere. Does a plugin keep copies of your pages (a cache)? Empty it afterwards.'

/** For a WordPress whose hosting company gives no access to its server. */
export const wordPressHeaders = (headers: readonly Header[]): Piece => ({
  title: 'For WordPress: a snippet of PHP',
  kind: 'file',
  name: 'headers.php',
  content: lines(
    "add_action('send_headers', static function () {",
    ...headers.map(({ name, value }) => `    header('${name}: ${value}');`),
    '});',
  ),
  note: SNIPPET_NOTE,
})

/** For whoever runs a server whose settings we cannot write. */
export const headersToSet = (headers: readonly Header[]): Piece => ({
  title: 'The headers to set, for your web person',
  kind: 'text',
  name: 'headers.txt',
  content: lines(
    'Please have the server send these headers with every page:',
    '',
    ...headers.map(({ name, value }) => `${name}: ${value}`),
  ),
})
