import type { PageText } from '#core/evidence/page.ts'
import type { Region } from '#core/evidence/region.ts'
import { cut } from '#core/text.ts'
import { textOf } from './element-text.ts'
import { LIMITS } from './limits.ts'
import type { Line } from './lines.ts'
import type { PlacedElement } from './placed-element.ts'
import type { WalkedDocument } from './walked-document.ts'

/** Visible text by region. */
export function pageTextOf(walked: WalkedDocument): PageText {
  const { lines, mainEnd } = walked
  const regionAt = (line: Line, at: number): Region =>
    line.region === 'main' && at >= mainEnd ? 'aside' : line.region
  const part = (region: Region): string =>
    cut(
      textWhere(lines, (line, at) => regionAt(line, at) === region && !line.banner),
      LIMITS.region,
    )
  const main = mainTextOf(walked)
  return {
    words: lines.reduce((sum, line) => sum + line.words, 0),
    mainWords: mainLines(walked).reduce((sum, line) => sum + line.words, 0),
    main: cut(main, LIMITS.main),
    header: part('header'),
    nav: part('nav'),
    footer: part('footer'),
    aside: part('aside'),
    banner: cut(
      textWhere(lines, (line) => line.banner),
      LIMITS.region,
    ),
    bold: boldText(walked),
    nonLatinShare: nonLatinShare(lines),
  }
}

/** The whole main text, one line per block, uncut. */
export const mainTextOf = (walked: WalkedDocument): string =>
  mainLines(walked)
    .map((line) => line.text)
    .join('\n')

const mainLines = ({ lines, mainEnd }: WalkedDocument): Line[] =>
  lines.slice(0, mainEnd).filter((line) => line.region === 'main' && !line.banner)

const textWhere = (lines: readonly Line[], wanted: (line: Line, at: number) => boolean): string =>
  lines
    .filter(wanted)
    .map((line) => line.text)
    .join('\n')

const MOST_BOLD = 500
const isBold = (placed: PlacedElement): boolean =>
  placed.region === 'main' && !placed.silent && !placed.banner && placed.element.firstChild !== null

function boldText(walked: WalkedDocument): string {
  let text = ''
  const elements = [...walked.of('b'), ...walked.of('strong')].filter(isBold).slice(0, MOST_BOLD)
  for (const placed of elements) {
    if (text.length > 2000) break
    const bold = textOf(placed.element, 500)
    if (bold !== '') text += `${text === '' ? '' : '\n'}${bold}`
  }
  return cut(text, 2000)
}

const BEYOND_LATIN = /[\u0370-\u{10FFFF}]/u
const LETTER = /\p{L}/gu
const LATIN = /\p{Script=Latin}/gu
/** A share needs only a sample of this many characters. */
const SAMPLE = 100_000

function nonLatinShare(lines: readonly Line[]): number {
  const text = textWhere(lines, () => true).slice(0, SAMPLE)
  if (!BEYOND_LATIN.test(text)) return 0
  const letters = text.match(LETTER)?.length ?? 0
  const latin = text.match(LATIN)?.length ?? 0
  return letters === 0 ? 0 : Math.max(0, (letters - latin) / letters)
}
