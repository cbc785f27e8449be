import { defineCheck, type Proofs } from '#core/check.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { countText } from '#core/format/counts.ts'
import { valueOf } from '#core/gathered.ts'
import type { UnableWords } from '#core/reason-words.ts'
import type { Reason } from '#core/reasons.ts'
import { isInOurLanguages } from '#core/site/language.ts'
import { withRendered } from '#core/site/with-rendered.ts'
import { plural } from '#core/words.ts'
import { blocksOf } from './blocks.ts'
import { factsSchema, keywordFacts } from './facts.ts'
import { plainParts } from './coverage.ts'
import { titlePagesOf } from './title-pages.ts'
import { keywordsOf } from './keywords.ts'
import { namesToLeaveOut } from './names.ts'
import { withoutRepeatedTexts, pagesToRead } from './pages-to-read.ts'
import { partsOf, partsOnce, unnamed } from './parts.ts'
import { goodSay, missingOf, sayOf, suggestionsOf } from './advice.ts'
import { areEnough, certainKeywords } from './certain-keywords.ts'
import { placesIn } from './places.ts'
import { seenIn } from './seen-in.ts'
import { judgeTargets, missesNothing, ownersWords, placeMissing } from './targets.ts'
import { tooFewWords, words } from './words.ts'
import { keywordWork } from './work.ts'

/** Number of pages read for keywords, in crawl order. */
const MOST_PAGES = 30
/** With fewer words the subject of a website is not known. */
const FEWEST_WORDS = 100
/** Share of the letters. */
const NOT_LATIN = 0.5

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
  revision: 19,
  statuses: { passed: 'success', review: 'review' },
  facts: factsSchema,
  words,
  evaluate({ site, pages, answers, profile, renderedPages }) {
    const titlePages = titlePagesOf(site, pages, renderedPages)
    const all = withoutRepeatedTexts(titlePages.pages)
    const read = pagesToRead(all).slice(0, MOST_PAGES)
    const proof = proofOf(read)
    const given = ownersWords(answers['S-KW1'])
    const isGiven = given.length > 0
    const unread = whyUnread({ all: all.slice(0, MOST_PAGES), read }, isGiven)
    // What scripts write may be all there is to read.
    if (unread !== null && renderedPages.state === 'pending') return { wait: true }
    if (unread !== null) {
      const shown = pagesToRead(withoutRepeatedTexts(withRendered(pages, valueOf(renderedPages))))
      const said = titlePages.unseen ? null : fewWordsOf(unread, read, shown)
      return { unable: unread, proof, ...(said && { said }) }
    }
    const parts = partsOf(read).map(plainParts)
    const names = namesToLeaveOut(site, read, profile)
    const keywords = keywordsOf(unnamed(partsOnce(read), names), names)
    const wanted = isGiven
      ? given
      : certainKeywords(keywords, read.length, {
          places: placesIn(read),
          usesOf: ({ text }) => seenIn(text, parts).times,
        }).map(({ text }) => text)
    const targets = judgeTargets(wanted, parts)
    const enough = isGiven || areEnough(targets.all, read.length)
    const place = placeMissing(parts, answers, profile)
    const missing = missingOf(targets, place, { isGiven, areEnough: enough })
    const passed = enough && missesNothing(targets) && place === null
    if (!passed && renderedPages.state === 'pending') return { wait: true }
    if (!passed && titlePages.unseen) return { unable: titlePages.unseen, proof }
    const suggestions = passed ? [] : suggestionsOf(missing)
    const asking = !passed && suggestions.length === 0
    const used = keywords.map((keyword) => ({ keyword, seen: seenIn(keyword.text, parts) }))
    return {
      status: passed ? 'passed' : 'review',
      asking,
      facts: {
        keywords: used.map(({ keyword, seen }) => keywordFacts(keyword, seen)),
        suggestions,
        areEnough: enough,
      },
      proof,
      blocks: blocksOf(used, asking ? [] : targets.all, passed ? null : missing),
      say: { ...sayOf(missing), ...(passed && goodSay(targets)) },
    }
  },
})

const total = (pages: readonly PageFacts[]): number => pages.reduce((sum, page) => sum + page.text.words, 0)

/** Why these pages cannot be judged; `null`: they can. The owner's own words need none of our lists. */
function whyUnread(pages: Record<'all' | 'read', readonly PageFacts[]>, isGiven: boolean): Reason | null {
  if (isForeign(pages.all) || (!isGiven && !isInOurLanguages(pages.all))) return 'other_language'
  return total(pages.read) < FEWEST_WORDS ? 'empty_page' : null
}

/** Over half of the letters, weighed by the words of each page, are not Latin. */
function isForeign(pages: readonly PageFacts[]): boolean {
  const foreign = pages.reduce((sum, page) => sum + page.text.words * page.text.nonLatinShare, 0)
  return foreign > NOT_LATIN * total(pages)
}

/**
 * What is said of too few words; `null`: the reason says it, as where there is no word at all. `shown`: the pages as a browser showed them, which may
 * have more.
 */
function fewWordsOf(
  reason: Reason,
  read: readonly PageFacts[],
  shown: readonly PageFacts[],
): UnableWords | null {
  const found = total(read)
  if (reason !== 'empty_page' || found === 0 || total(shown) >= FEWEST_WORDS) return null
  return tooFewWords({ found, pages: pagesWithWords(read), least: FEWEST_WORDS })
}

/** A page without a word, such as one of which nothing could be read, is none that has them. */
const pagesWithWords = (pages: readonly PageFacts[]): number =>
  pages.filter(({ text }) => text.words > 0).length

function proofOf(pages: readonly PageFacts[]): Proofs {
  const count = total(pages)
  const found = `${countText(count)} ${count === 1 ? 'word' : 'words'} on ${plural(pagesWithWords(pages) || pages.length, 'page')}`
  return [{ kind: 'page', at: pages[0]?.url ?? '', found }]
}
