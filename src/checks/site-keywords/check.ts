import { defineCheck, type Proofs } from '#core/check.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { phrasesCover } from '#core/site/language.ts'
import { listed, plural } from '#core/words.ts'
import { blocksOf } from './blocks.ts'
import { factsSchema, keywordFacts } from './facts.ts'
import { titlePagesOf } from './title-pages.ts'
import { keywordsOf } from './keywords.ts'
import { siteNames } from './names.ts'
import { partsOf, partsOnce, unnamed } from './parts.ts'
import { certainKeywords, targetsForAdvice } from './certain-keywords.ts'
import { judgeTargets, ownersWords, placeMissing, type Targets } from './targets.ts'
import { words } from './words.ts'
import { keywordWork } from './work.ts'

/** Number of pages read for keywords, in crawl order. */
const MOST_PAGES = 30
/** With fewer words the subject of a website is not known. */
const FEWEST_WORDS = 100
/** Share of the letters. */
const NOT_LATIN = 0.5
/** Number of keywords that are judged where the owner named none; a website with fewer does not pass. */
const TARGETS = 5

/** Whether the words that matter to a business stand in its titles, headings and summaries. */
export const check = defineCheck({
  id: 'site-keywords',
  code: 'FETTLE-KEYWORDS',
  category: 'visibility',
  path: '/visibility/site-keywords',
  tour: 7,
  triggers: ['siteKeywords'],
  needs: ['site', 'pages', 'answers', 'profile'],
  wants: ['renderedPages'],
  asks: ['S-KW1', 'S-KW2'],
  plan: { weight: 62, group: 'easy', effort: 120, work: keywordWork, completedBy: ['passed'] },
  revision: 6,
  statuses: { passed: 'success', review: 'review' },
  facts: factsSchema,
  words,
  evaluate({ site, pages, answers, profile, renderedPages }) {
    const titlePages = titlePagesOf(site, pages, renderedPages)
    const read = distinct(titlePages.pages).slice(0, MOST_PAGES)
    const proof = proofOf(read)
    const given = ownersWords(answers['S-KW1'])
    if (isForeign(read) || (given.length === 0 && !phrasesCover(read)))
      return { unable: 'other_language', proof }
    if (total(read) < FEWEST_WORDS) return { unable: 'empty_page', proof }
    const parts = partsOf(read)
    const names = siteNames(site, read, profile)
    const keywords = keywordsOf(unnamed(parts, names), names)
    const wanted = given.length > 0 ? given : keywords.slice(0, TARGETS).map(({ text }) => text)
    const targets = judgeTargets(wanted, parts)
    const place = placeMissing(parts, answers, profile)
    const enough = targets.all.length >= TARGETS || given.length > 0
    const certain =
      given.length > 0
        ? null
        : certainKeywords(keywordsOf(unnamed(partsOnce(read), names), names), read.length)
    const advised = targetsForAdvice(targets, certain)
    const passed = enough && targets.sufficient && place === null
    if (!passed && renderedPages.state === 'pending') return { wait: true }
    if (!passed && titlePages.unseen) return { unable: titlePages.unseen, proof }
    return {
      status: passed ? 'passed' : 'review',
      facts: { keywords: keywords.map(keywordFacts), suggestions: suggestionsOf(advised, place) },
      proof,
      blocks: blocksOf(keywords, targets, passed ? [] : advised.uncovered),
      say: {
        uncovered: uncoveredOf(advised, place),
        home: homeWordOf(advised, place),
        untold: passed || certain !== null ? null : untoldOf(advised, place),
        unsure: passed || certain === null ? null : unsureOf(advised, place),
      },
    }
  },
})

/** Of pages with the same text (`/` and `/index.html`) the first: otherwise all of it would count as repeated from page to page. */
function distinct(pages: readonly PageFacts[]): PageFacts[] {
  const seen = new Set<string>()
  return pages.filter(({ text }) => {
    if (text.main !== '' && seen.has(text.main)) return false
    seen.add(text.main)
    return true
  })
}

const total = (pages: readonly PageFacts[]): number => pages.reduce((sum, page) => sum + page.text.words, 0)

/** Over half of the letters, weighed by the words of each page, are not Latin. */
function isForeign(pages: readonly PageFacts[]): boolean {
  const foreign = pages.reduce((sum, page) => sum + page.text.words * page.text.nonLatinShare, 0)
  return foreign > NOT_LATIN * total(pages)
}

/** The key words that no page has in its title or main heading and in its text; `null` when nothing is certainly missing. */
function uncoveredOf({ uncovered }: Targets, place: string | null): string | null {
  const missing = [...uncovered, ...(place === null ? [] : [place])]
  return missing.length === 0 ? null : listed(missing.map((phrase) => `"${phrase}"`))
}

/** Told where only the homepage lacks them. */
const homeWordOf = (targets: Targets, place: string | null): string | null =>
  targets.forHome === null || uncoveredOf(targets, place) !== null ? null : `"${targets.forHome}"`

/** One of the owner's words, where the homepage names them and tells of none. */
const untoldOf = (targets: Targets, place: string | null): string | null => {
  const [first] = targets.all
  return first && !targets.onHome && targets.forHome === null && uncoveredOf(targets, place) === null
    ? `"${first.phrase}"`
    : null
}

/** Shown in place of advice where no word is clearly the strongest. */
const unsureOf = (advised: Targets, place: string | null): string | null =>
  uncoveredOf(advised, place) === null && advised.forHome === null ? UNSURE : null

const UNSURE = "We couldn't tell from your pages which words matter most to you. Tell us yours."

function suggestionsOf(targets: Targets, place: string | null): string[] {
  const { uncovered, forHome } = targets
  if (homeWordOf(targets, place) !== null)
    return [`Put "${forHome}" into your homepage's title or main heading`]
  const forWords = uncovered.map(
    (phrase) => `Put "${phrase}" into the title or main heading of one page, and into its summary or text`,
  )
  return place === null ? forWords : [...forWords, `Mention ${place} in a title, main heading or summary`]
}

const proofOf = (pages: readonly PageFacts[]): Proofs => [
  {
    kind: 'page',
    at: pages[0]?.url ?? '',
    found: `${plural(total(pages), 'word')} on ${plural(pages.length, 'page')}`,
  },
]
