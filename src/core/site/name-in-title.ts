import { shownHost } from '../address/international.ts'
import { bareHost, publicSuffix } from '../address/urls.ts'
import type { PageFacts } from '../evidence/page.ts'
import { lettersAndDigits } from './business-names.ts'

const SEPARATOR = /\s[-–—:]+\s|\s*[|·•»]\s*/u
/** A shorter label is in too many words by chance. */
const SHORTEST_LABEL = 4
/** More words are a slogan and no name. */
const MOST_WORDS = 5

/** A name of several words, and after a comma a town of one or two: "Quinn Funeral Directors, Clonmel"; partners have "and". */
const BEFORE_TOWN = /^([^,]+ [^,]+), (?!(?:and|&) )\p{Lu}[\p{L}'’.-]*(?: (?!and\b)\p{Lu}[\p{L}'’.-]*)?$/u

/**
 * The part of a homepage's title that says what the website's own address says, such as "Bek's Cake Creations" at `cakecreations.co.nz`: the
 * business' name as it is written. First a part that says nothing else, then the first one; `null` when there is none.
 */
export function nameInTitle({ url, title }: Pick<PageFacts, 'url' | 'title'>): string | null {
  const labels = ownLabels(url)
  const names = (title.text ?? '')
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part.split(/\s+/u).length <= MOST_WORDS)
  const whole = names.find((name) => labels.includes(lettersOf(name)))
  const holdsLabel = (name: string): boolean => labels.some((label) => lettersOf(name).includes(label))
  const name = whole ?? names.find(holdsLabel)
  if (name === undefined) return null
  const before = BEFORE_TOWN.exec(name)?.[1]
  return before !== undefined && holdsLabel(before) ? before : name
}

/** The labels of a host before its public suffix, as letters. */
function ownLabels(address: string): string[] {
  const host = bareHost(URL.parse(address)?.hostname ?? '')
  const suffix = publicSuffix(host)
  const own = suffix === null || suffix === host ? host : host.slice(0, -suffix.length - 1)
  return shownHost(own)
    .split('.')
    .map(lettersOf)
    .filter((label) => label.length >= SHORTEST_LABEL)
}

const lettersOf = (text: string): string => lettersAndDigits(text.replaceAll('&', 'and'))
