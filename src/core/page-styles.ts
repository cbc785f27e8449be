import type { LayoutFacts, RequestFacts, StyleReach, VisitEvidence } from './evidence/visit.ts'
import { type Failure, failure, withSubject } from './reasons.ts'
import { saysGone } from './says-gone.ts'
import { onlyMeasures } from './site/measuring-hosts.ts'

type Loaded = LayoutFacts['stylesheets'][number]
/** What a visit knows of the page's styles. */
export type StyledVisit = Pick<VisitEvidence, 'finalUrl' | 'requests' | 'styleReach'> & {
  layout: LayoutFacts | null
}

/** A page whose elements wear classes at least this often is laid out by them. */
const LAID_OUT_BY_CLASSES = 0.5
/** Fewer elements show nothing. */
const FEW_ELEMENTS = 20
/** On a page with its styles at least a third of the elements with a class have one that a rule selects, on most pages nine tenths. */
const HARDLY_ANY = 0.2
const NEARLY_ALL = 0.9

/** The stylesheets among the requests. One answered with 404 or 410 is the site's fault; a missing answer proves nothing. */
export const requestedStylesheets = (requests: readonly RequestFacts[]): Loaded[] =>
  loadedOf(requests, 'Stylesheet')

const loadedOf = (requests: readonly RequestFacts[], wanted: string): Loaded[] =>
  requests
    .filter(({ type }) => type === wanted)
    .map(({ url, status, failed }) => ({ url, loaded: !failed, ownFault: failed && saysGone(status) }))

/**
 * Every stylesheet was loaded, or the website itself answers that it is missing: otherwise a page without styles proves nothing about its
 * layout. Lists of fonts do not lay out a page.
 */
export const isStyled = ({ stylesheets }: Pick<LayoutFacts, 'stylesheets'>): boolean =>
  !stylesheets.some(isMissed)

/** The same of a visit on either device; nor is its style made by a script that did not come. */
export const isVisitStyled = (visit: StyledVisit): boolean =>
  !stylesheetsOf(visit).some(isMissed) && !isBare(visit)

/**
 * What is shown of the page can be judged: all of its styles arrived, or nothing is missing but lists of icons, while rules select nearly all of its
 * elements with a class. An icon that is missing may still make a page wider or a button smaller, so nothing of that is proven.
 */
export const isStyledButIcons = (visit: StyledVisit): boolean =>
  isVisitStyled(visit) ||
  (!isBare(visit) &&
    isNearlyAllSelected(visit) &&
    stylesheetsOf(visit).every((sheet) => !isMissed(sheet) || listsIcons(sheet.url, visit.finalUrl)))

const isNearlyAllSelected = ({ styleReach }: StyledVisit): boolean =>
  styleReach !== undefined && tells(styleReach) && styleReach.selected >= styleReach.withClass * NEARLY_ALL

/**
 * Hardly anything of the style arrived: the page's classes do nothing, and a file did not come. It may be a script, as scripts make the style of
 * some pages.
 */
export function isBare(visit: StyledVisit): boolean {
  const { styleReach } = visit
  if (!styleReach || !tells(styleReach)) return false
  if (styleReach.selected >= styleReach.withClass * HARDLY_ANY) return false
  return stylesheetsOf(visit).some(isMissed) || styleScripts(visit).length > 0
}

/** Missing scripts that may make the style of a page: those that only measure make none. */
const styleScripts = (visit: StyledVisit): Loaded[] =>
  missedScripts(visit).filter(({ url }) => !onlyMeasures(url))

const tells = ({ elements, withClass }: StyleReach): boolean =>
  elements >= FEW_ELEMENTS && withClass >= elements * LAID_OUT_BY_CLASSES

/** Why a page without all of its styles cannot be judged: with the file's address where it is known which one matters. */
export function missedStyle(visit: StyledVisit): Failure {
  const bare = isBare(visit)
  const sheets = stylesheetsOf(visit)
    .filter(isMissed)
    .toSorted((a, b) => Number(listsIcons(a.url, visit.finalUrl)) - Number(listsIcons(b.url, visit.finalUrl)))
  const suspects = [...sheets, ...(bare ? styleScripts(visit) : [])]
  const [first] = suspects
  const status = visit.requests.find(({ url }) => url === first?.url)?.status ?? null
  const reason: Failure =
    status === null
      ? { reason: 'connect_failure', code: 'connect_failure' }
      : failure('http_status', undefined, status)
  return withSubject('stylesheet', reason, bare && suspects.length > 1 ? undefined : first?.url)
}

const stylesheetsOf = ({ layout, requests }: StyledVisit): Loaded[] =>
  layout?.stylesheets ?? requestedStylesheets(requests)

/** The scripts that a page asked for and did not get, but for those of which their server says that there are none. */
export const missedScripts = ({ requests }: Pick<StyledVisit, 'requests'>): Loaded[] =>
  loadedOf(requests, 'Script').filter(({ loaded, ownFault }) => !loaded && !ownFault)

const isMissed = ({ url, loaded, ownFault }: Loaded): boolean => !loaded && !ownFault && !listsFonts(url)

/** Hosts that give nothing but fonts, under other names: Adobe Fonts, Typography.com. */
const FONT_HOSTS: ReadonlySet<string> = new Set(['use.typekit.net', 'p.typekit.net', 'cloud.typography.com'])

/** Whether an address is that of a list of fonts: it asks for font families, or its host is named after fonts or known for them. */
function listsFonts(address: string): boolean {
  const { hostname, searchParams } = new URL(address)
  return searchParams.has('family') || hostname.split('.').includes('fonts') || FONT_HOSTS.has(hostname)
}

/** A word for icons or fonts in a name: "font-awesome", "bootstrap-icons", "remixicon". */
const OF_ICONS = /(?:^|[^a-z])(?:[a-z]*(?:icons?|glyphs?)|(?:web)?fonts?|fontawesome)(?:[^a-z]|$)/iu

/** Whether a stylesheet is named after icons: its file, or at another host, where libraries are kept under their names, any folder above it. */
function listsIcons(address: string, page: string): boolean {
  const { host, pathname } = new URL(address)
  const file = pathname.slice(pathname.lastIndexOf('/') + 1)
  return OF_ICONS.test(host === new URL(page).host ? file : pathname)
}
