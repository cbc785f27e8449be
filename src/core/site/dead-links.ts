import type { PageFacts } from '../evidence/page.ts'
import { MENU_REGIONS, type Region } from '../evidence/region.ts'
import { hostIn } from '../address/urls.ts'
import { oncePerText } from '../once-per.ts'
import { ICON_NETWORKS } from './icon-networks.data.ts'
import { onceEach } from './page-place.ts'
import { plainWords, titleParts } from './phrases.ts'

/** What a link would do by its words or its icon: call, write, open an account on a network, or open anything else. */
type DeadLinkKind = 'phone' | 'mail' | 'network' | 'page'

/** A visible link without an address (`#`, `javascript:void(0)`, none at all), and without a mark by which a script would know it. */
export interface DeadLink {
  kind: DeadLinkKind
  /** Its words, or the network's name. */
  text: string
  region: Region
  /** No script of the page hears a press on it: it leads nowhere for certain. */
  sure: boolean
}

/** A dead link of the website, once for all pages that have it. */
export interface FoundDeadLink extends Omit<DeadLink, 'region'> {
  pages: string[]
}

/** The facts of a page where it has dead links; absent in evidence of earlier versions. */
interface WithDeadLinks {
  deadLinks?: DeadLink[]
}

/** What the parser found on a page. */
export const deadLinksIn = (page: PageFacts & WithDeadLinks): readonly DeadLink[] => page.deadLinks ?? []

/** Fewer entries of menus may be buttons that a script knows by their place. */
const FEWEST_IN_MENUS = 3
/** What an entry of a menu does rather than opens. */
const DOES =
  /^(?:menu|search|(?:my )?(?:account|cart|basket|bag|login)|log ?in|log ?out|sign ?(?:in|up|out)|register|subscribe|close|open|toggle|share|print|skip .*|accept .*|cookies?.*|anmelden|suchen?|warenkorb|connexion|rechercher|panier|buscar|carrito|(?:read|load|show|see|view) ?(?:more|all|less)|english|deutsch|francais|espanol|italiano|portugues|nederlands|te reo maori)$/u
/** Names of the top of a page, to which `#` does lead. */
const TOP =
  /^(?:(?:go |scroll |jump |return )?(?:back )?to (?:the )?(?:top|beginning|start)(?: of (?:the |this )?page)?|(?:page )?top|top of (?:the |this )?page|back|(?:go )?up|volver|nach oben|oben|haut(?: de page)?|retour en haut|arriba|volver arriba|home|start|startseite|accueil|inicio)$/u
const INVITES =
  /^(?:(?:follow|find|like|join|visit|see|watch|connect with|chat with|message)(?: us| me| our)?(?: on| at)?|our|my|on) /u
const ENDS = / (?:page|profile|account|channel|link|icon|logo)$/u

/** The network that a text names and nothing else, as owners know it: "Follow us on Instagram". */
export function networkOfName(text: string): string | null {
  const called = plainWords(text).replace(INVITES, '').replace(ENDS, '').replace(INVITES, '')
  return ICON_NETWORKS.find(([, names]) => names.test(called))?.[0] ?? null
}

/**
 * The dead links of a website, as far as that can be said: what is certain; numbers, addresses and networks anywhere; and entries of its menus where several
 * have no address. What the website links elsewhere by the same name is left out: one menu may be there twice, for phones and computers.
 */
export function deadLinksOn(pages: readonly PageFacts[]): FoundDeadLink[] {
  const found = new Map<string, FoundDeadLink>()
  const entries = new Set<FoundDeadLink>()
  const isLinked = linkedOn(pages)
  const counted = new Set(onceEach(pages))
  for (const page of pages)
    for (const { kind, text, sure, region } of deadLinksIn(page)) {
      const name = plainWords(text) || text
      if (isLinked({ kind, text }) || isOwnName(name, kind, page)) continue
      const link = found.get(name) ?? { kind, text, sure, pages: [] }
      found.set(name, link)
      link.sure ||= sure
      // A page that comes again, as sent and as rendered, may have a menu that only its scripts write.
      const isNew = counted.has(page) || link.pages.length === 0
      if (isNew && !link.pages.includes(page.url)) link.pages.push(page.url)
      if (kind === 'page' && MENU_REGIONS.has(region) && !DOES.test(name)) entries.add(link)
    }
  const unsure = [...entries].filter(({ sure }) => !sure).length
  return [...found.values()].filter(
    (link) => link.sure || link.kind !== 'page' || (unsure >= FEWEST_IN_MENUS && entries.has(link)),
  )
}

type Named = Pick<DeadLink, 'kind' | 'text'>

/** Whether the website has a link of these words, or to this network, that leads somewhere. */
function linkedOn(pages: readonly PageFacts[]): (link: Named) => boolean {
  const names = new Set<string>()
  const hosts = new Set<string>()
  const plain = oncePerText((text) => plainWords(text))
  for (const { links } of pages)
    for (const { url, href, text, label, scripted } of links) {
      const leads =
        scripted ||
        (/^[a-z]+:/iu.test(href) && url === null) ||
        (url !== null && !/^#[!0_]?$/u.test(href.trim()))
      if (!leads) continue
      names.add(plain(text || (label ?? '')))
      if (url !== null) hosts.add(hostIn(url))
    }
  const networks = new Set(
    ICON_NETWORKS.flatMap(([name, , at]) => ([...hosts].some((host) => at.test(host)) ? name : [])),
  )
  return ({ kind, text }) => (kind === 'network' ? networks.has(text) : names.has(plainWords(text)))
}

/** The top of the page, and the entry of a menu for the page that is open. */
function isOwnName(name: string, kind: DeadLinkKind, { title, headings }: PageFacts): boolean {
  if (kind !== 'page') return false
  if (TOP.test(name)) return true
  const own = [
    ...titleParts(title.text ?? ''),
    ...headings.filter(({ level }) => level === 1).map(({ text }) => text),
  ]
  return own.some((text) => plainWords(text) === name)
}
