import type { PageFacts, PageText } from '#core/evidence/page.ts'
import { isTeReo } from './te-reo.ts'

/** What a piece of text is written in: an ISO 639-1 code, or `null` when that cannot be told. */
type Tell = (text: string) => string | null

/** Letters of a piece that is told as one: shorter ones are joined, so that a name or a label alone decides nothing. */
const PIECE = 160
/** Letters of main text that are enough to leave out header, menu and footer, which themes fill in English. */
const ENOUGH = 60
/** Letters looked at: a share is a sample. */
const SAMPLE = 4000
/** Pages looked at: the homepage and those nearest to it. */
const MOST_PAGES = 60

const LETTERS = /\p{L}/gu

/**
 * The pages (homepage first) with the languages of their words told, the first 60 of them. The detector's tables (1 MB) are loaded when
 * they are first needed.
 */
export async function withLanguages(pages: readonly PageFacts[]): Promise<PageFacts[]> {
  const tell = await detector()
  return pages.map((page, at) =>
    at < MOST_PAGES ? { ...page, text: { ...page.text, languages: languagesOf(page, tell) } } : page,
  )
}

/** Te reo Māori is not among the detector's 60 languages. */
async function detector(): Promise<Tell> {
  const { eld } = await import('eld/extrasmall')
  return (text) => {
    if (isTeReo(text)) return 'mi'
    const found = eld.detect(text)
    return found.isReliable() ? found.language : null
  }
}

function languagesOf({ title, text }: PageFacts, tell: Tell): NonNullable<PageText['languages']> {
  const { main, header, nav, footer, aside } = text
  const says =
    lettersIn(main) >= ENOUGH ? main : [title.text ?? '', header, nav, main, aside, footer].join('\n')
  const letters = new Map<string, number>()
  let all = 0
  for (const piece of piecesOf(says.slice(0, SAMPLE))) {
    const count = lettersIn(piece)
    const language = tell(piece)
    all += count
    if (language !== null) letters.set(language, (letters.get(language) ?? 0) + count)
  }
  return Object.fromEntries([...letters].map(([language, count]) => [language, round(count / all)]))
}

/** Whole lines, joined until there is enough of them to be told. */
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
