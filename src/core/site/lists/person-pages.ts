import { isSameSite, withoutFragment } from '../../address/urls.ts'
import type { LinkFacts, PageFacts } from '../../evidence/page.ts'
import { countWords } from '../../text.ts'
import { plainWords } from '../phrases.ts'
import { LIVES } from './hints.data.ts'

const TITLE = String.raw`(?:(?:Dr|Prof|Dipl|Mag|Lic|Ing|Dott|Dra|Sra?|Mme|Mr|Herr|Frau)\.?(?: |-))*`
const NAME = String.raw`\p{Lu}[\p{L}'’-]+`
const BETWEEN = String.raw`(?: (?:von|van|zu|der|den|ter|de|del|della|di|da|do|dos|das|du|le|la|y|e|i|und|et|en|&))*`
/** "Anna Berger", "Dr. Luís de Melo", "Inge & Klaus Voss". In German "Haus Garten" looks the same: what the page says decides. */
const PERSON = new RegExp(`^${TITLE}${NAME}(?:${BETWEEN} ${NAME}){1,3}$`, 'u')
const OF_A_LIFE = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${LIVES.join('|')})(?![\p{L}\p{N}])`, 'u')
const FEWEST_WORDS = 30

/**
 * Whether the menu leads to a page that is called by a name like a person's and tells of a life, in one of the languages of the lists: who runs the business may be
 * told there.
 */
export function tellsOfPerson(pages: readonly PageFacts[]): boolean {
  const [home] = pages
  if (!home) return false
  const { host } = new URL(home.url)
  const named = new Set(
    home.links.flatMap(({ url, text, hidden, region }: LinkFacts) =>
      url !== null && !hidden && isOfMenu(region) && PERSON.test(text.trim()) && isSameSite(url, host)
        ? [withoutFragment(url)]
        : [],
    ),
  )
  return pages.some(
    ({ url, text }) =>
      named.has(withoutFragment(url)) &&
      countWords(text.main) >= FEWEST_WORDS &&
      OF_A_LIFE.test(plainWords(text.main)),
  )
}

const isOfMenu = (region: LinkFacts['region']): boolean => region !== 'main' && region !== 'aside'
