import { MENU_REGIONS } from '#core/evidence/region.ts'
import { type DeadLink, networkOfName } from '#core/site/dead-links.ts'
import { countWords, cut, squeeze } from '#core/text.ts'
import { type Element, isTag } from 'domhandler'
import { emailsIn, phonesIn } from './contact.ts'
import { holdsPicture, textOf } from './element-text.ts'
import { elementsInside } from './elements-inside.ts'
import { hearsPresses, isMadeByFramework } from './hears-presses.ts'
import { isHiddenByClass } from './hiding-class.ts'
import { LIMITS } from './limits.ts'
import { isInSentence, labelOf } from './links.ts'
import type { PlacedElement } from './placed-element.ts'
import type { WalkedDocument } from './walked-document.ts'

/** An address that leads nowhere: the top of the page, nothing, or a script that does nothing. */
const NOWHERE = /^(?:#[!0_]?|javascript:(?:void)?[\s;/{}()0nul]*)?$/iu
/** Attributes by which a script finds no single link. */
const PLAIN: ReadonlySet<string> = new Set(
  'href class style title target rel aria-label itemprop lang hreflang tabindex'.split(' '),
)
/** What a link's own class says where it does something, or is that of the page that is open. */
const ACTS =
  /(?:^|[\s_-])(?:js|toggle\w*|drop-?down(?!-item)|open\w*|clos\w+|trigger\w*|modal\w*|pop-?ups?|popover|dialog|light-?box|fancybox|collaps\w+|accordion\w*|tabs?|carousel\w*|slick|swiper|slid\w+|prev\w*|next|scroll\w*|top|search\w*|cart|basket|wish-?list|compare|log-?in|log-?out|sign-?in|account|shar\w+|print|load|filters?|sort\w*|reset\w*|clear|dismiss\w*|cookies?|consent|burger|hamburger|play\w*|video|submit|expand\w*|has-(?:sub|child|mega|drop)\w*|mega|folder|current\w*|active|selected|disabled|remove|delete|add|copy|edit|lang\w*|locale\w*|flags?|currency|switch\w*)(?=$|[\s_-])/iu
/** The item of a menu for the page that is open, or one that cannot be chosen. */
const STANDS_FOR_PAGE = /(?:^|[\s_-])(?:active|current\w*|selected|disabled)(?=$|[\s_-])/iu
/** Groups that a script moves or chooses from, and those of buttons to share a page. */
const GROUPS =
  /(?:^|[\s_-])(?:tabs?|accordion\w*|carousel\w*|slick\w*|swiper\w*|slid(?:er|es?|eshow)|pagination|page-numbers|bread-?crumbs?|filters?|isotope|cookies?|consent|shar(?:e|ing)\w*|social-?share\w*|addthis\w*|a2a\w*|addtoany\w*|heateor\w*|essb\w*|ssba\w*|shariff|lang\w*|locale\w*|currency|switcher|wizard|calendar|rating|stars?)(?=$|[\s_-])/iu
const CAMEL = /(?<=\p{Ll})(?=\p{Lu})/gu
/** Attributes near a link that are for scripts; those of animations and of builders' own editors are for none. */
const FOR_SCRIPTS =
  /^(?:on[a-z]+|[@:([].*|(?:v|x|ng|hx|uk)-.*|wire:.*|data-(?!fettle|aos|wow|animat|elementor|element_type|widget_type|settings|id$).*)$/iu
/** Attributes that hear the presses of everything inside. */
const HEARS =
  /^(?:on(?:click|mouse\w+|touch\w+|pointer\w+|key\w+)|@click.*|v-on:click.*|x-on:click.*|ng-click|wire:click.*)$/iu
const ROLES_OF_CONTROLS: ReadonlySet<string> = new Set(['button', 'tab', 'option', 'switch', 'menuitemradio'])
const HOLDERS_OF_CONTROLS: ReadonlySet<string> = new Set(['label', 'summary', 'button'])
/** Levels around a link: of its item, of its group, and those at which anything is looked for. */
const OF_ITEM = 2
const OF_GROUP = 6
const OF_PAGE = 20
const READ = 300
const MOST_INSIDE = 20
const PANELS: ReadonlySet<string> = new Set(['ul', 'ol', 'div', 'section', 'nav', 'menu', 'dl'])
const SHARES = /\b(?:shar(?:e|ing)|tweet this|pin it|teilen|partager|compartir|condividi|delen)\b/iu
const LONGEST_TEXT = 60
/** Letters beside a number or an email address in a link that is for it. */
const MOST_OTHER_LETTERS = 20
const IN_LATIN = /^\P{L}*\p{Script=Latin}/u
/** Two letters of the Latin alphabet are a language or a size. */
const FEWEST_LETTERS = 3
const LOOKS_PRESSED = /(?:^|[\s_-])(?:btn|button|link|cta)(?=$|[\s_-])/iu
/** Elements inside a link whose names are read. */
const NETWORK_IN_NAME =
  /(?:^|[\s_/-])(facebook|instagram|twitter|linkedin|youtube|tiktok|pinterest|whatsapp|vimeo|yelp|tripadvisor|google-?plus)(?=$|[\s_.\d-])/iu

/** Links that visitors see and that lead nowhere: certain ones anywhere, and others where no mark on them or around them is for a script. */
export function deadLinksOf(walked: WalkedDocument): DeadLink[] {
  const found: DeadLink[] = []
  let page: { sure: boolean; isSilent: boolean } | null = null
  for (const placed of walked.of('a').slice(0, LIMITS.links)) {
    if (!isPlainAndDead(placed)) continue
    page ??= seenOf(walked)
    if (page.isSilent) break
    found.push(...linkOf(placed, walked, page.sure))
    if (found.length >= LIMITS.deadLinks) break
  }
  return found.slice(0, LIMITS.deadLinks)
}

function seenOf(walked: WalkedDocument): { sure: boolean; isSilent: boolean } {
  const sure = !hearsPresses(walked)
  return { sure, isSilent: !sure && isMadeByFramework(walked) }
}

function isPlainAndDead(placed: PlacedElement): boolean {
  const { attributes: a, silent, banner, svg, offScreen, element } = placed
  if (silent || banner || svg || offScreen || !NOWHERE.test(a['href']?.trim() ?? '')) return false
  const isPlain = Object.keys(a).every((name) => PLAIN.has(name) || name.startsWith('data-fettle'))
  return isPlain && !isControl(placed) && !namesSubmenu(element) && !isHiddenByClass(placed)
}

function isControl(link: PlacedElement): boolean {
  if (ACTS.test(namesOf(link))) return true
  let at = link.parent
  for (let level = 1; at !== null && level <= OF_PAGE; at = at.parent, level++) {
    const { tag, attributes } = at
    if (HOLDERS_OF_CONTROLS.has(tag)) return true
    const marks = Object.keys(attributes)
    if (marks.some((name) => (level <= OF_ITEM ? FOR_SCRIPTS : HEARS).test(name))) return true
    if (level <= OF_ITEM && (ROLES_OF_CONTROLS.has(attributes['role'] ?? '') || standsForPage(at)))
      return true
    if (level <= OF_GROUP && tag !== 'body' && tag !== 'html' && GROUPS.test(namesOf(at))) return true
  }
  return false
}

const standsForPage = (item: PlacedElement): boolean =>
  item.tag === 'li' && STANDS_FOR_PAGE.test(namesOf(item))

const namesOf = ({ attributes: a }: PlacedElement): string =>
  `${a['class']?.slice(0, READ) ?? ''} ${a['role'] ?? ''}`.replace(CAMEL, '-')

/** Whether a panel comes after it in its item, which a style sheet may show: the name of a submenu. Outside of a list, the panel has links. */
function namesSubmenu(link: Element): boolean {
  let at = link
  for (let level = 0; level <= OF_ITEM; level++) {
    const { parent } = at
    const inItem = parent !== null && isTag(parent) && parent.name === 'li'
    if (inItem) return panelsAfter(at).length > 0
    if (level === 0 && panelsAfter(at).some(holdsLink)) return true
    if (parent === null || !isTag(parent)) return false
    at = parent
  }
  return false
}

function panelsAfter(element: Element): Element[] {
  const panels: Element[] = []
  for (let node = element.next; node !== null; node = node.next) {
    if (!isTag(node)) continue
    if (PANELS.has(node.name)) panels.push(node)
    else if (node.name === 'a') break
  }
  return panels
}

const holdsLink = (element: Element): boolean =>
  elementsInside(element, MOST_INSIDE).some(({ name }) => name === 'a')

function linkOf(placed: PlacedElement, walked: WalkedDocument, sure: boolean): DeadLink[] {
  const { element, region, attributes } = placed
  const text = textOf(element, 200)
  const label = text || labelOf(placed, walked) || ''
  const name = cut(squeeze(label), 100)
  const kind = spokenTo(text)
  if (kind !== null) return [{ kind, text: name, region, sure }]
  if (!sure && !MENU_REGIONS.has(region)) return []
  const hasHref = attributes['href'] !== undefined
  const network = networkOfName(label) ?? (text === '' ? networkIn(element) : null)
  if (network !== null) {
    const isLink = (sure || hasHref) && !SHARES.test(`${label} ${attributes['title'] ?? ''}`)
    return isLink ? [{ kind: 'network', text: network, region, sure }] : []
  }
  if (!isPageName(text) || holdsPicture(element) || isInSentence(placed, walked)) return []
  if (!hasHref && !MENU_REGIONS.has(region) && !LOOKS_PRESSED.test(namesOf(placed))) return []
  return [{ kind: 'page', text: name, region, sure }]
}

/** Whether the text is a number to call or an address to write to, with few words beside it. */
function spokenTo(text: string): 'phone' | 'mail' | null {
  if (text.length > LONGEST_TEXT) return null
  const [address] = emailsIn(text)
  if (address !== undefined) return lettersIn(text) - lettersIn(address) <= MOST_OTHER_LETTERS ? 'mail' : null
  return phonesIn(text).length === 1 && lettersIn(text) <= MOST_OTHER_LETTERS ? 'phone' : null
}

const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0

const isPageName = (text: string): boolean =>
  text.length <= LONGEST_TEXT &&
  countWords(text) > 0 &&
  lettersIn(text) >= (IN_LATIN.test(text) ? FEWEST_LETTERS : 1)

/** The network that the names of an icon say, of the link itself or inside it. */
function networkIn(element: Element): string | null {
  for (const { attribs: a } of [element, ...elementsInside(element, MOST_INSIDE)]) {
    const file = a['src']?.slice(0, READ).split('/').at(-1)
    for (const names of [
      a['class']?.slice(0, READ),
      a['alt'] ?? a['title'],
      file,
      a['href'],
      a['xlink:href'],
    ]) {
      const [, called] = NETWORK_IN_NAME.exec(names?.replace('#', ' ') ?? '') ?? []
      if (called !== undefined) return networkOfName(called)
    }
  }
  return null
}
