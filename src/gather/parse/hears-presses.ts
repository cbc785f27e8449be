import { onlyMeasures } from '#core/site/measuring-hosts.ts'
import { inlineScripts, scriptRole } from './scripts.ts'
import type { WalkedDocument } from './walked-document.ts'

/** What a script has that hears presses, changes links, or brings another script. */
const HEARS =
  /click|addEventListener|\bon\s*\(|\$\s*\(|jQuery|querySelector|getElement|\.href\b|\.links\b|innerHTML|document\.write|createElement|\bimport\b/u
/** The usual lines that load a measuring tool have some of that. */
const LOADS_MEASURING = /googletagmanager\.com|google-analytics\.com|fbevents\.js|clarity\.ms|hotjar\.com/u
const LONGEST_SNIPPET = 1500
/** Elements in which frameworks draw the whole page. */
const ROOTS = ['__next', '__nuxt', '___gatsby', 'root', 'app', 'svelte', 'q-app'] as const
const MARKS: ReadonlySet<string> = new Set(
  'ng-version data-reactroot data-v-app data-server-rendered data-sveltekit-preload-data q:container'.split(
    ' ',
  ),
)
/** A file that a program put together from many, with its mark in the name. */
const BUNDLE =
  /\/_(?:next|nuxt|astro|app)\/|\/assets\/[\w.-]{1,80}-[\w-]{8}\.js|(?:^|\/)(?:bundle|runtime)(?:[._-][\w.-]{0,80})?\.js|[.-][\da-f]{8,20}\.(?:chunk\.)?js|\bchunks?\b/iu
/** A library by itself hears nothing, whatever is in the name of its file: Webflow's is `jquery-3.5.1.min.dc5e7f18c8.js`. */
const LIBRARY = /(?:^|\/)jquery[\w.-]{0,80}\.js/iu
/** WordPress' own modules serve its blocks and know them by their marks. */
const OF_WORDPRESS = /\/wp-(?:includes|content)\//u

/** Whether some script of the page may hear a press on a link that has no mark for it. Tools that only measure do nothing with it. */
export function hearsPresses(walked: WalkedDocument): boolean {
  const sources = sourcesOf(walked)
  if (sources.some((source) => !onlyMeasures(source) && !source.includes('/cdn-cgi/'))) return true
  return inlineScripts(walked).some(
    ({ role, text }) =>
      role !== 'data' && HEARS.test(text) && !(text.length <= LONGEST_SNIPPET && LOADS_MEASURING.test(text)),
  )
}

/** Whether a framework draws the page, whose links tell nothing of what hears their presses. */
export const isMadeByFramework = (walked: WalkedDocument): boolean =>
  ROOTS.some((id) => walked.byId(id) !== undefined) ||
  walked
    .of('script')
    .some(
      ({ attributes: { type, src = '' } }) =>
        (type === 'module' && !OF_WORDPRESS.test(src)) || (BUNDLE.test(src) && !LIBRARY.test(src)),
    ) ||
  walked.placed.some(({ attributes }) => Object.keys(attributes).some((name) => MARKS.has(name)))

const sourcesOf = (walked: WalkedDocument): string[] =>
  walked.of('script').flatMap(({ attributes: { src, type } }) => {
    const role = scriptRole(type)
    return src === undefined || role === 'data' || role === 'inert' ? [] : [src]
  })
