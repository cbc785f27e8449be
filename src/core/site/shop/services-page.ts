import { withoutFragment } from '../../address/urls.ts'
import type { HeadingFacts, PageFacts } from '../../evidence/page.ts'
import { oncePerText } from '../../once-per.ts'
import { findOfferPage, firstBelow, firstInFolder, offers, saysSomething } from './offer-pages.ts'
import { sectionAddress } from '../page-sections.ts'
import { PEOPLE_WORDS } from '../people-words.data.ts'
import { holdsPhrase, lastSegment, namesPhrase, phraseList, plainWords, titleParts } from '../phrases.ts'
import { GOODS, SERVICE_KINDS, SERVICE_WORDS } from './services-names.data.ts'

const OF_SERVICES = phraseList(SERVICE_WORDS)
const OF_KINDS = phraseList(SERVICE_KINDS)
const OF_GOODS = phraseList(GOODS)
/** "Plumbing services", "Fishing charters": a trade before the word. */
const TRADE_SERVICES =
  /^(?!(?:terms|conditions|privacy|customer|client|about|of|church|sunday|virtual|video|photo|past)\b)(?:[\p{L}\p{N}]+ ){1,3}(?:services|treatments|charters|classes|cruises|lessons|rentals|repairs|safaris|tours|treks)$/u
/** "Sharpening service"; a service of another kind is praised or is what everybody has. */
const ONE_SERVICE =
  /^(?!(?:terms|conditions|privacy|customer|client|about|of|church|sunday)\b)(?:[\p{L}\p{N}]+ ){0,2}(?!(?:amazing|answering|booking|caring|evening|existing|leading|mailing|morning|ordering|outstanding|parking|shipping|streaming|tracking|upcoming|using|winning)\b)\p{L}{2,}ing service$/u
/** Headings that begin so tell of the business, whatever they name after that. */
const TELLS = /^(?:about|contact|meet|why)\b/u
const ABOUT_SEGMENT = /^(?:about(?: us| me)?|our story|story|who we are)$/u
/** "Our trees", "our boats"; without what every business has ("our team", "our story"). */
const OURS = /^our (?<thing>[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)?)$/u
const NOT_OFFERED = phraseList(
  'about approach awards background blog board brands business clients commitment community company contact culture customers family farm founder founders gallery goals guarantee history home hours impact journey kaupapa location locations members menu menus mission network news owner owners partners people philosophy photos policies policy portfolio press process project projects promise purpose review reviews sponsors staff stories story store stores suppliers team terms testimonials values videos vision way website why work'.split(
    ' ',
  ),
)
const SECTION_WORDS = 15

type Names = (text: string) => boolean
/** Whether a page with this name is meant. */
type Fits = (text: string, page: PageFacts) => boolean

/** Address of the page, or of the homepage's section, that describes what the business does; `null` when there is none. */
export function findServicesPage(pages: readonly PageFacts[], isShop: boolean): string | null {
  const home = pages[0]
  if (!home) return null
  const names: Names = oncePerText((text) => isServices(text) || (!isShop && isOffer(text)))
  const heads = oncePerText((text) => names(text) || namesFirst(text, names))
  const ours = oncePerText((text) => (isShop ? null : ownThing(text)))
  const fits: Fits = (text, page) => names(text) || (ours(text) !== null && offers(page))
  return (
    linkedPage(pages, fits) ??
    firstBelow(pages, names) ??
    titledPage(pages, fits, heads) ??
    firstInFolder(pages, names) ??
    homeSection(home, { names, heads }) ??
    (isShop ? null : findOfferPage(pages))
  )
}

const isServices: Names = (text) =>
  namesPhrase(text, OF_SERVICES) ||
  namesPhrase(text, OF_KINDS) ||
  [TRADE_SERVICES, ONE_SERVICE].some((shape) => shape.test(plainWords(text)))

/** What a part after a name is about that is no offer: "Experiences – what our guests say", "Services: terms and conditions", "Lessons: what the flood taught us". */
const ABOUT_THEM =
  /\b(?:learned|learnt|taught|mistakes?|reviews?|testimonials?|say|said|stories|hours|closed|terms|conditions|polic(?:y|ies)|jobs|faqs?)\b/u
/** One word that may praise what follows, alone: "Service – our promise". */
const PRAISE: ReadonlySet<string> = new Set(['service', 'expertise', 'solutions', 'specialties'])

/** A heading that goes on after its name: "Our services – emergency help around the clock". */
function namesFirst(text: string, names: Names): boolean {
  const [first = '', ...rest] = titleParts(text)
  return (
    rest.length > 0 &&
    !PRAISE.has(plainWords(first)) &&
    !ABOUT_THEM.test(plainWords(rest.join(' '))) &&
    names(first)
  )
}

const isOffer: Names = (text) => namesPhrase(text, OF_GOODS) || PLURAL.test(ownThing(text) ?? '')

/** Several things ("Our boats") are what is offered; one ("Our yarn") may be the story of the business, and counts on a page that offers something. */
const PLURAL = /[^s]s$/u

function ownThing(text: string): string | null {
  const thing = OURS.exec(plainWords(text))?.groups?.['thing']
  return thing === undefined || isOfEverybody(thing) ? null : thing
}

/** What every business has: "team", "reviews", and its people by their trade ("head chef"). */
const isOfEverybody = (thing: string): boolean =>
  holdsPhrase(thing, NOT_OFFERED) || PEOPLE_WORDS.has(thing.slice(thing.lastIndexOf(' ') + 1))

/** A page counts by the text of a link to it, or by its address, when it has enough words. */
function linkedPage(pages: readonly PageFacts[], fits: Fits): string | null {
  const segmentOf = oncePerText(lastSegment)
  const read = new Map(pages.filter(saysSomething).map((page) => [withoutFragment(page.url), page]))
  for (const page of pages) {
    const here = withoutFragment(page.url)
    for (const { url, text, hidden } of page.links) {
      const address = url === null || hidden ? here : withoutFragment(url)
      const target = address === here ? undefined : read.get(address)
      if (target && (fits(text, target) || fits(segmentOf(address), target))) return target.url
    }
  }
  return null
}

function titledPage(pages: readonly PageFacts[], fits: Fits, heads: Names): string | null {
  const isNamed = (page: PageFacts): boolean =>
    fits(lastSegment(page.url), page) ||
    (!ABOUT_SEGMENT.test(lastSegment(page.url)) &&
      page.headings.some(
        ({ level, text }) =>
          level === 1 && !TELLS.test(plainWords(text)) && (heads(text) || fits(text, page)),
      ))
  return pages.find((page) => saysSomething(page) && isNamed(page))?.url ?? null
}

function homeSection(home: PageFacts, { names, heads }: Record<'names' | 'heads', Names>): string | null {
  const heading = home.headings.find((candidate) => isSection(candidate) && heads(candidate.text))
  if (heading) return sectionAddress(home, heading)
  const anchor = home.anchors.find(({ id, words }) => words >= SECTION_WORDS && names(id))
  return anchor ? `${withoutFragment(home.url)}#${anchor.id}` : null
}

const isSection = ({ region, sectionWords }: HeadingFacts): boolean =>
  region !== 'footer' && sectionWords >= SECTION_WORDS
