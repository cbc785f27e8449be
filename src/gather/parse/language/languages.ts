import type { PageFacts, PageText } from '#core/evidence/page.ts'
import { isTeReo } from './te-reo.ts'

/** Detects the language of a text: an ISO 639-1 code, or `null` when it is unclear. */
type Detector = (text: string) => string | null

/** Letters of a piece for the detector: shorter lines are joined, so that a name or a label alone does not decide. */
const PIECE = 160
/** With this many letters of main text, header, menu and footer are left out, which themes fill in English. */
const ENOUGH = 60
/** Most characters of a page that are examined; a share needs only a sample. */
const SAMPLE = 4000
/** Most pages examined: the homepage and those nearest to it. */
const MOST_PAGES = 60

const LETTERS = /\p{L}/gu

/**
 * The pages (homepage first) with the languages of their text, for the first 60. The detector's tables (1 MB) are loaded when first needed.
 */
export async function withLanguages(pages: readonly PageFacts[]): Promise<PageFacts[]> {
  const detect = await detector()
  return pages.map((page, at) =>
    at < MOST_PAGES ? { ...page, text: { ...page.text, languages: languagesOf(page, detect) } } : page,
  )
}

/** Te reo Māori is not among the detector's 60 languages. */
async function detector(): Promise<Detector> {
  const { eld } = await import('eld/extrasmall')
  return (text) => {
    if (isTeReo(text)) return 'mi'
    const found = eld.detect(text)
    return found.isReliable() ? found.language : null
  }
}

function languagesOf({ title, text }: PageFacts, detect: Detector): NonNullable<PageText['languages']> {
  const { main, header, nav, footer, aside } = text
  const sample =
    lettersIn(main) >= ENOUGH ? main : [title.text ?? '', header, nav, main, aside, footer].join('\n')
  const letters = new Map<string, number>()
  let all = 0
  for (const piece of piecesOf(sample.slice(0, SAMPLE))) {
    const count = lettersIn(piece)
    const language = detect(piece)
    all += count
    if (language !== null) letters.set(language, (letters.get(language) ?? 0) + count)
  }
  return Object.fromEntries([...letters].map(([language, count]) => [language, round(count / all)]))
}

/** Whole lines, joined until they are long enough for the detector. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const line of text.split('\n')) {
    piece += `${piece === '' ? '' : '\n'}${line}`
    if (lettersIn(piece) < PIECE) continue
    pieces.push(piece)
    piece = ''
  }
  if (lettersIn(piece) >= ENOUGH || pieces.length === 0) pieces.push(piece)
  return pieces
}

const lettersIn = (text: string): number => text.match(LETTERS)?.length ?? 0

const round = (share: number): number => Math.round(share * 100) / 100
