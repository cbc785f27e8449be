import type { LoadedEvidence } from '../evidence/visit.ts'
import { idsInRequest } from './tag-shapes.ts'

/** The file that a Google tag or Tag Manager runs by, wherever a website keeps it. */
const TAG_SCRIPT = /\/gtag\/js|\/gtm\.js/u
/** What a tag that runs sends, also by way of the website's own address. */
const SENDS = /[?&]tid=(?:G|GT)-/u
const GONE: ReadonlySet<number | null> = new Set([404, 410])

/**
 * The address of the script of a website's Google tag that answers "not found", so that the tag counts nothing although the pages have its id. `null`
 * where the script came, was not asked for (a consent tool holds it back), or the tag works by another way.
 */
export function deadTagScript(loaded: LoadedEvidence | undefined): string | null {
  const requests = loaded?.requests ?? []
  const [script, ...others] = requests.filter(({ url }) => TAG_SCRIPT.test(url))
  if (script === undefined || [script, ...others].some(({ status }) => !GONE.has(status))) return null
  const works = requests.some(
    ({ url, status }) =>
      !GONE.has(status) && (SENDS.test(url) || idsInRequest(url).some(({ kind }) => kind !== 'meta_pixel')),
  )
  return works ? null : script.url
}
