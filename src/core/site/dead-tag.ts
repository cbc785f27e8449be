import type { LoadedEvidence } from '../evidence/visit.ts'
import { saysGone } from '../says-gone.ts'
import { ownRequests, type TagIds } from './tag-ids.ts'
import { idsInRequest } from './tag-shapes.ts'

/** The file that a Google tag or Tag Manager runs by, wherever a website keeps it. */
const TAG_SCRIPT = /\/gtag\/js|\/gtm\.js/u
/** What a tag that runs sends, also by way of the website's own address. */
const SENDS = /[?&]tid=(?:G|GT)-/u
/** The id that an address asks for, also where a copier of websites wrote its query into a file's name. */
const ASKED_ID = /(?:[?&]|%3F|%26)id(?:=|%3D)([A-Z]{1,3}-[A-Z\d]{4,12})(?![A-Z\d-])/iu
/** Google's own file as a copier of websites saved it; another `gtm.js` may be anybody's. */
const SAVED_COPY = /^https?:\/\/[^/]+\/.*\bgoogletagmanager\.com\//iu

interface DeadTag {
  id: string
  /** The address that answers "not found". */
  script: string
}

/**
 * The website's only Google tag, where its script answers "not found", so that the tag counts nothing although the pages have its id. `null` where the
 * script came, was not asked for (a consent tool holds it back), is that of another tag, or the tag works by another way.
 */
export function deadTag(
  loaded: LoadedEvidence | undefined,
  { ga4, gtm }: Pick<TagIds, 'ga4' | 'gtm'>,
): DeadTag | null {
  const [id, ...others] = [...ga4, ...gtm]
  // One of several may be left over, and another may carry its id once visitors agree.
  if (id === undefined || others.length > 0) return null
  const requests = ownRequests(loaded)
  const scripts = requests.filter(({ url }) => TAG_SCRIPT.test(url))
  const script = scripts.find(({ url }) => isScriptOf(id, url))
  if (script === undefined || scripts.some(({ status }) => !saysGone(status))) return null
  const works = requests.some(
    ({ url, status }) =>
      !saysGone(status) && (SENDS.test(url) || idsInRequest(url).some(({ kind }) => kind !== 'meta_pixel')),
  )
  return works ? null : { id, script: script.url }
}

function isScriptOf(id: string, url: string): boolean {
  const [, asked] = ASKED_ID.exec(url) ?? []
  return asked === undefined ? SAVED_COPY.test(url) : asked.toUpperCase() === id
}
