import { defineCheck, type EvidenceFor, type Outcome } from '#core/check.ts'
import { valueOf } from '#core/gathered.ts'
import { type Candidate, isWrittenByScript } from '#core/site/find-page.ts'
import { pagesSeen } from '#core/site/distinct-pages.ts'
import { cannotSayMissing } from '#core/site/cannot-say-missing.ts'
import { listsCover } from '#core/site/lists/lists-cover.ts'
import { shownPath } from '#core/site/shown-path.ts'
import { leadsToNoPage } from '#core/site/leads-to-no-page.ts'
import { withRendered } from '#core/site/with-rendered.ts'
import { type SiteIndex, siteIndex } from '#core/site/site-index.ts'
import { cut } from '#core/text.ts'
import { plural } from '#core/words.ts'
import { type AboutFacts, aboutFacts } from './facts.ts'
import { type FoundAbout, findAbout, isUnfinished, wordCount, wordsOfPeople } from './find-about.ts'
import { type AboutStatus, statuses } from './statuses.ts'
import { aboutWork } from './work.ts'
import { foundWords, words } from './words.ts'

/** An About page with fewer words is found, with the advice to write more (checks: About us). */
const GOOD_LENGTH = 150
const LONGEST_NAME = 40

/** Does the website say who runs the business? */
export const check = defineCheck({
  id: 'about-us',
  code: 'T3CHECK16',
  category: 'customer-experience',
  path: '/customer-experience/about-us',
  tour: 13,
  triggers: ['about_us'],
  needs: ['pages'],
  wants: ['renderedPages'],
  asks: [],
  sibling: { as: 'aboutPage' },
  plan: {
    weight: 48,
    group: 'easy',
    effort: 90,
    work: aboutWork,
    completedBy: ['has_about_us'],
    adjustments: {
      industry: {
        agriculture: 8,
        artistic: 10,
        community: 10,
        construction: 4,
        manufacturing: 6,
        mining_energy: 6,
        professional: 10,
        wholesale: 4,
      },
      businessAge: { not_started: 8, under_1: 5 },
    },
  },
  revision: 18,
  statuses,
  facts: aboutFacts,
  words,
  evaluate,
})

function evaluate(evidence: EvidenceFor<'pages', 'renderedPages'>): Outcome<AboutStatus, AboutFacts> {
  const { pages, renderedPages: rendered } = evidence
  const index = siteIndex(pages, withRendered(pages, valueOf(rendered)))
  const seen = findAbout(index)
  if (rendered.state === 'pending' && (!seen.found || isWrittenByScript(seen.found))) return { wait: true }
  if (seen.found) return present(seen.found, seen)
  const facts = factsOf(seen)
  const gap = cannotSayMissing(pages, { pages: index.pages, rendered }, ['about'])
  if (gap) return { unable: gap, proof: [lookedAt(index)], facts }
  const [home] = index.pages
  return {
    status: 'no_about_us',
    facts: home && leadsToNoPage(home, index.pages) ? { ...facts, isOnePage: true } : facts,
    proof: [seen.nearlyEmpty ? proofOf(seen.nearlyEmpty) : lookedAt(index)],
    say: seen.nearlyEmpty
      ? { none: null, nearlyEmpty: whyNotEnough(seen.nearlyEmpty) }
      : { none: foundWords.none, nearlyEmpty: null },
    advice: seen.leadsNowhere ? [leadsNowhere(seen.leadsNowhere)] : [],
  }
}

const leadsNowhere = ({ named }: Candidate): string =>
  `Your website names “${cut(named, LONGEST_NAME)}”, but the link opens nothing that we could see: give it the address of that page or part.`

const whyNotEnough = (page: Candidate): string =>
  isUnfinished(page)
    ? `Your page ${shownPath(page.url)} is there, but not finished: it still holds placeholder text.`
    : 'Your About page is nearly empty.'

function present(found: Candidate, seen: FoundAbout): Outcome<AboutStatus, AboutFacts> {
  const count = wordCount(found)
  return {
    status: 'has_about_us',
    facts: factsOf(seen),
    proof: [proofOf(found)],
    say: {
      what: found.content.kind === 'section' ? foundWords.part : foundWords.page,
      unopened: count === null ? notRead(found) : null,
    },
    advice: [
      ...(count !== null && count + wordsOfPeople(found) < GOOD_LENGTH ? [tooShort(found)] : []),
      ...(seen.unfinished ? [finish(seen.unfinished)] : []),
    ],
  }
}

const finish = ({ url }: Candidate): string =>
  `Your page ${shownPath(url)} still holds placeholder text: finish it, or take it down.`

function notRead(found: Candidate): string {
  if (isWrittenByScript(found)) return "We opened it, but a script writes its text, so we couldn't read it."
  return found.by === 'link'
    ? "It's linked, but we couldn't open it to read it."
    : "It's there, but we couldn't read it."
}

const tooShort = (found: Candidate): string =>
  `${nameOf(found)} is short. Aim for about ${GOOD_LENGTH} words.`

function nameOf({ content, named }: Candidate): string {
  if (content.kind !== 'section') return 'Your About page'
  return named === '' ? 'The part that says who you are' : `The part “${cut(named, LONGEST_NAME)}”`
}

const factsOf = ({ found, nearlyEmpty }: FoundAbout): AboutFacts => ({
  page: found?.url ?? null,
  words: found && wordCount(found),
  nearlyEmpty: found ? null : (nearlyEmpty?.url ?? null),
})

const lookedAt = ({ evidence, pages }: SiteIndex) => ({
  kind: 'page' as const,
  at: evidence.address,
  found: `No About page or section ${listsCover('about', pages) ? '' : 'that we can read '}among ${plural(pagesSeen(evidence, pages), 'page')}`,
})

function proofOf(candidate: Candidate) {
  const count = wordCount(candidate)
  const unread = isWrittenByScript(candidate) ? 'opened; a script writes its text' : 'linked, not opened'
  const read = count === null ? unread : plural(count, 'word')
  return {
    kind: 'page' as const,
    at: candidate.url,
    found: `"${candidate.named}" by its ${candidate.by}: ${read}`,
  }
}
