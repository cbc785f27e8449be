import { importFile } from '#core/format/csv.ts'
import { hasQuery, lines, targetFrom, type Writer } from './redirect.ts'

/** The plugin Redirection: source, target, regex, code (redirection.me, import and export). */
export const wordPress: Writer = {
  takes: () => true,
  write: (redirects, home) => ({
    title: 'For WordPress: a file for the plugin Redirection',
    kind: 'csv',
    name: 'redirection.csv',
    content: importFile([
      ['source', 'target', 'regex', 'code'],
      ...redirects.map(({ from, to }) => [from, targetFrom(home, to), '0', '301']),
    ]),
  }),
}

/** Shopify's import of URL redirects. */
const shopify: Writer = {
  takes: () => true,
  write: (redirects, home) => ({
    title: 'For Shopify: a file to import',
    kind: 'csv',
    name: 'shopify-redirects.csv',
    content: importFile([
      ['Redirect from', 'Redirect to'],
      ...redirects.map(({ from, to }) => [from, targetFrom(home, to)]),
    ]),
  }),
}

/** Squarespace's URL mappings: `old -> new 301`. */
const squarespace: Writer = {
  takes: ({ from }) => !hasQuery(from),
  write: (redirects, home) => ({
    title: 'For Squarespace: lines for URL mappings',
    kind: 'text',
    name: 'url-mappings.txt',
    content: lines(redirects.map(({ from, to }) => `${from} -> ${targetFrom(home, to)} 301`)),
  }),
}

const wix: Writer = {
  takes: () => true,
  write: (redirects, home) => ({
    title: 'For Wix: a file to import',
    kind: 'csv',
    name: 'wix-redirects.csv',
    content: importFile([
      ['Old URL', 'New URL'],
      ...redirects.map(({ from, to }) => [from, targetFrom(home, to)]),
    ]),
  }),
}

/** Writers by the builder that imports the file. */
export const BY_BUILDER: Readonly<Record<string, Writer>> = {
  Shopify: shopify,
  Squarespace: squarespace,
  Wix: wix,
}
