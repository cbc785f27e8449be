import { importFile } from '#core/format/csv.ts'
import { lines, pathOf, type Writer } from './redirect.ts'

/** The plugin Redirection: source, target, regex, code (redirection.me, import and export). */
export const wordPress: Writer = (redirects) => ({
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

/** Writers by the builder that imports the file. */
export const BY_BUILDER: Readonly<Record<string, Writer>> = {
  Shopify: shopify,
  Squarespace: squarespace,
  Wix: wix,
}
