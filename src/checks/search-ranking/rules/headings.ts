import type { HeadingFacts } from '#core/evidence/page.ts'
import { businessNames, lettersAndDigits } from '#core/site/business-names.ts'
import { without } from '../copies.ts'
import { lacksScript } from '../lacking-scripts.ts'
import type { SeoPage } from '../page.ts'
import {
  NOT_TESTED,
  onHomeText,
  onMains,
  onOtherMains,
  onShared,
  onTexts,
  type Rule,
  type RuleOutcome,
} from '../rule.ts'
import type { SeoSite } from '../site.ts'
import { siteNames } from '../site-names.ts'
import { exceeds } from '../text-length.ts'

/** Longest main heading, in characters; a common practice of search tools. */
const LONGEST_HEADING = 70

/** Headings. */
export const headingRules: readonly Rule[] = [
  {
    number: 54,
    id: 'h1-missing',
    severity: 'warning',
    scope: 'home',
    finding: 'Your homepage has no main heading',
    run: homeWithoutHeading,
  },
  {
    number: 55,
    id: 'h1-missing-page',
    severity: 'warning',
    scope: 'page',
    finding: 'This page has no main heading',
    run: pagesWithoutHeading,
  },
  {
    number: 56,
    id: 'h1-multiple',
    severity: 'warning',
    scope: 'page',
    finding: 'This page has more than one main heading',
    run: severalHeadings,
  },
  {
    number: 57,
    id: 'h1-duplicate',
    severity: 'warning',
    scope: 'site',
    finding: 'Several pages share a main heading',
    run: sharedHeadings,
  },
  {
    number: 58,
    id: 'h1-long',
    severity: 'warning',
    scope: 'page',
    finding: 'This heading is very long',
    run: onTexts(({ h1s }) => h1s.find((heading) => exceeds(heading, LONGEST_HEADING)) ?? null),
  },
  {
    number: 59,
    id: 'heading-order',
    severity: 'warning',
    scope: 'page',
    finding: 'Headings skip a level',
    run: onMains(({ facts }) => skippedAt(shown(facts.headings))),
  },
  {
    number: 60,
    id: 'heading-empty',
    severity: 'warning',
    scope: 'page',
    finding: 'There is an empty heading',
    run: onTexts(({ facts }) => facts.headings.some((heading) => !heading.hidden && heading.text === '')),
  },
]

const hasNoHeading = ({ h1s }: SeoPage): boolean => h1s.length === 0

/** A script that did not come may write the heading. */
function homeWithoutHeading(site: SeoSite): RuleOutcome {
  const found = onHomeText(hasNoHeading)(site)
  return found.outcome === 'failed' && lacksScript(site.home, site) ? NOT_TESTED : found
}

function pagesWithoutHeading(site: SeoSite): RuleOutcome {
  const found = onOtherMains((page) => hasNoHeading(page) && !lacksScript(page, site))(site)
  if (found.outcome !== 'passed') return found
  const mayHaveOne = site.texts.some((page) => !page.isHome && hasNoHeading(page) && lacksScript(page, site))
  return mayHaveOne ? NOT_TESTED : found
}

/**
 * A page's own main heading is that of the fewest pages, as below a banner of its section, and no logo. Where several stand on equally few pages, as the
 * names in a list of products, they are its own together. A logo alone on a few pages is passed over; alone on most pages it stands where each needs a
 * heading of its own.
 */
function sharedHeadings(site: SeoSite): RuleOutcome {
  const isLogo = logosOf(site)
  const counts = pagesWith(without(site.texts, site.repeats))
  const pagesOf = (text: string): number => counts.get(lettersAndDigits(text)) ?? 0
  const ownHeadings = ({ h1s }: SeoPage): string[] => {
    const named = h1s.filter((text) => !isLogo(text))
    const fewest = Math.min(...named.map(pagesOf))
    return named.filter((text) => pagesOf(text) === fewest)
  }
  const named = site.texts.filter((page) => page.h1s.length > 0 && ownHeadings(page).length === 0)
  const areFew = named.length * 2 < site.texts.length
  return onShared(
    (page) => ownHeadings(page)[0] ?? (areFew ? '' : (page.h1s[0] ?? '')),
    (page, heading) => ownHeadings(page).slice(1).map(lettersAndDigits).join(' ') + heading,
  )(site)
}

/**
 * More than one main heading that is shown. The detail names one that is the whole name of the business, or else one that most pages have: that may be
 * a logo, but also a call to action, so it is not called one.
 */
function severalHeadings(site: SeoSite): RuleOutcome {
  const names = businessNames(site.site.domain, site.home.facts, site.profile)
  const isCommon = commonAmong(site.texts)
  return onTexts(({ facts }) => {
    const main = shown(facts.headings).filter((heading) => heading.level === 1)
    if (main.length < 2) return false
    const name = main.find(({ text }) => names.has(lettersAndDigits(text)))
    if (name) return `your name or logo, “${name.text}”, is one of them`
    const common = main.find(({ text }) => isCommon(text))
    return common === undefined || `“${common.text}”, which most pages have, is one of them`
  })(site)
}

/** Whether a heading is passed over where pages are compared, as logos are: a name or a word of one, or what most pages have. */
function logosOf(site: SeoSite): (text: string) => boolean {
  const names = siteNames(site)
  const isCommon = commonAmong(site.texts)
  return (text) => names.has(lettersAndDigits(text)) || isCommon(text)
}

/** Whether most of the pages have this main heading, several of them beside another one. */
function commonAmong(pages: readonly SeoPage[]): (text: string) => boolean {
  const counts = pagesWith(pages)
  const beside = pagesWith(pages.filter(({ h1s }) => new Set(h1s.map(lettersAndDigits)).size > 1))
  return (text) => {
    const plain = lettersAndDigits(text)
    return (counts.get(plain) ?? 0) * 2 > pages.length && (beside.get(plain) ?? 0) > 1
  }
}

/** How many of the pages have each main heading, by its letters and digits. */
function pagesWith(pages: readonly SeoPage[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { h1s } of pages)
    for (const text of new Set(h1s.map(lettersAndDigits))) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}

const shown = (headings: readonly HeadingFacts[]): HeadingFacts[] =>
  headings.filter((heading) => !heading.hidden && heading.text !== '')

/** Headings that a system writes above its comment form, its list of reviews, and related posts and products. */
const OF_SYSTEMS =
  /^(?:leave a (?:reply|comment)|post a comment|add (?:a )?(?:comment|review)|\d+ (?:comments?|reviews?|responses?|thoughts?)\b|comments\b|reviews\b|related (?:posts|products)|cancel reply)/iu

/** Names of parts that stand in the HTML and show later, if ever: what a form answers, a dialog, what is still loading. */
const SHOWN_LATER =
  /(?:^|[-_])(?:success|error|sent|submitted|thanks|thank-?you|confirmation|modal|dialog|pop-?up|toast|loading|hidden)$/iu

const isShownLater = ({ id }: HeadingFacts): boolean => SHOWN_LATER.test(id ?? '')

interface Skip {
  before: HeadingFacts
  heading: HeadingFacts
}

/** A heading that skips a level: the first, but where an owner may not see it, one that they do, if there is any. */
function skippedAt(headings: readonly HeadingFacts[]): string | null {
  const first = firstSkip(headings)
  if (first === null) return null
  const seen = isShownLater(first.heading)
    ? firstSkip(headings.filter((heading) => !isShownLater(heading)))
    : null
  const { before, heading } = seen ?? first
  return `from level ${before.level} to level ${heading.level}: ${heading.text}`
}

/** The first heading that is more than one level below the one before it. */
function firstSkip(headings: readonly HeadingFacts[]): Skip | null {
  for (const [index, heading] of headings.entries()) {
    const before = headings[index - 1]
    if (before && heading.level > before.level + 1 && !OF_SYSTEMS.test(heading.text))
      return { before, heading }
  }
  return null
}
