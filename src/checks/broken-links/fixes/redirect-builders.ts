import { importRow } from '#core/format/csv.ts'
import { hasQuery, targetFrom, type Writer } from './redirect.ts'

const LINE_END = '\r\n'

/** The plugin Redirection: source, target, regex, code (redirection.me, import and export). */
export const wordPress: Writer = {
  title: 'For WordPress: a file for the plugin Redirection',
  kind: 'csv',
  name: 'redirection.csv',
  takes: () => true,
  around: [importRow(['source', 'target', 'regex', 'code']) + LINE_END, ''],
  entry: ({ from, to }, home) => importRow([from, targetFrom(home, to), '0', '301']),
}

/** Shopify's import of URL redirects. */
const shopify: Writer = {
  title: 'For Shopify: a file to import',
  kind: 'csv',
  name: 'shopify-redirects.csv',
  takes: () => true,
  around: [importRow(['Redirect from', 'Redirect to']) + LINE_END, ''],
  entry: ({ from, to }, home) => importRow([from, targetFrom(home, to)]),
}

/** Squarespace's URL mappings: `old -> new 301`. */
const squarespace: Writer = {
  title: 'For Squarespace: lines for URL mappings',
  kind: 'text',
  name: 'url-mappings.txt',
  takes: ({ from }) => !hasQuery(from),
  entry: ({ from, to }, home) => `${from} -> ${targetFrom(home, to)} 301`,
}

const wix: Writer = {
  title: 'For Wix: a file to import',
  kind: 'csv',
  name: 'wix-redirects.csv',
  takes: () => true,
  around: [importRow(['Old URL', 'New URL']) + LINE_END, ''],
  entry: ({ from, to }, home) => importRow([from, targetFrom(home, to)]),
}

/** Writers by the builder that imports the file. */
export const BY_BUILDER: Readonly<Record<string, Writer>> = {
  Shopify: shopify,
  Squarespace: squarespace,
  Wix: wix,
}
