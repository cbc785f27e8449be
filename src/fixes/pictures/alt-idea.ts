import { upperFirst } from '#core/text.ts'
import { decoded } from '#core/address/decoded.ts'

/** Parts of file names that do not describe the picture: what cameras, image banks and builders add, and its position. */
const NOISE = new Set(
  `img image images photo photos pic pics picture pictures dsc dscn screenshot untitled unnamed default placeholder description
variant gallery thumb thumbnail thumbnails copy small large medium full hero banner header footer slide slider slideshow background
scaled resized highres hires final new web crop cropped square round min retina edit edited version home page section product
shutterstock istock unsplash pexels adobestock getty whatsapp facebook download file upload asset logo icon`.split(
    /\s+/u,
  ),
)
const MONTHS =
  /^(?:jan|january|feb|february|mar|march|apr|april|may|jun|june|jul|july|aug|august|sep|sept|september|oct|october|nov|november|dec|december)$/u
const SHORT_WORDS = new Set('a an and at by for in of on or our the to with'.split(' '))
/** Names of decoration. */
const DECORATION =
  /(?:^|[-_ ])(?:bg|background|spacer|divider|separator|texture|arrow|bullet|overlay)\d*(?=[-_ .]|$)/iu
/** Names of decoration that are parts of other names, too: "border-collie", "polka-dot-dress". */
const MAYBE_DECORATION =
  /(?:^|[-_ ])(?:pattern|dots?|shape|wave|swirl|corner|border|blank|pixel|shadow)\d*(?=[-_ .]|$)/giu
/** What else is said in the name of a decoration. */
const LOOKS = new Set(
  'left right top bottom up down white black grey gray blue green red gold yellow pink light dark'.split(' '),
)
/** Sides in pixels up to which a picture is decoration. */
const ORNAMENT = 24

/**
 * What the words of a picture's file name suggest, as the beginning of a sentence: `kitchen-tap_chrome-300x200.jpg` is perhaps a
 * "Kitchen tap chrome". Empty where they describe nothing, such as names by cameras and codes, or the business' own name. `name`: of the business, for
 * its logo.
 */
export function ideaFrom(url: string, name: string | null): string {
  const file = fileOf(url)
  const words = tellingWords(file.replace(/logo/iu, ' '))
  if (!/logo/iu.test(file)) return saysOnlyName(words, name) ? '' : sentence(words)
  const isOwn = name !== null && letters(name).includes(letters(words.join('')))
  return isOwn ? `${name} logo` : sentence(words.length === 0 ? [] : [...words, 'logo'])
}

/** Any picture may be called by the name of the business. */
const saysOnlyName = (words: readonly string[], name: string | null): boolean =>
  name !== null && letters(words.join('')) === letters(name)

function tellingWords(file: string): string[] {
  const tokens = file
    .replace(/([a-z])([A-Z])/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}'’]+/u)
  const isDated = tokens.some((token) => /^(?:19|20)\d\d$/u.test(token))
  return tokens
    .map((token) => token.replace(/\d+$/u, ''))
    .filter((token) => saysSomething(token) && !(isDated && MONTHS.test(token)))
}

function sentence(words: readonly string[]): string {
  const from = words.findIndex((word) => !SHORT_WORDS.has(word))
  const to = words.findLastIndex((word) => !SHORT_WORDS.has(word))
  const [first = '', ...rest] = from === -1 ? [] : words.slice(from, to + 1)
  const isSaid = [first, ...rest].some((word) => word.length > (rest.length > 0 ? 2 : 3) && VOWEL.test(word))
  return isSaid ? [upperFirst(first), ...rest].join(' ') : ''
}

const VOWEL = /[aeiouyāēīōū]/u
const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '')

const saysSomething = (token: string): boolean =>
  /^[\p{L}'’]+$/u.test(token) &&
  token.length < 20 &&
  !NOISE.has(token) &&
  (token.length > 2 || SHORT_WORDS.has(token))

/** Whether a picture is probably decoration, by its size and its name. */
export const isOrnament = (url: string, width: number | null, height: number | null): boolean =>
  Math.max(width ?? Infinity, height ?? Infinity) <= ORNAMENT || isNamedDecoration(fileOf(url))

function isNamedDecoration(file: string): boolean {
  if (DECORATION.test(file)) return true
  const others = file.replaceAll(MAYBE_DECORATION, ' ')
  return others !== file && tellingWords(others).every((word) => LOOKS.has(word))
}

/** The file's own name, without its ending; for a picture that a program serves, the name in its parameters. */
function fileOf(url: string): string {
  const { pathname, searchParams } = new URL(url)
  const served = searchParams.get('url') ?? searchParams.get('src') ?? pathname
  const last = (decoded(served) ?? served).split('/').findLast((part) => part !== '') ?? ''
  return last.replace(/\.\w{2,5}$/u, '').replace(/-\d+x\d+$/u, '')
}
