import { isSameSite } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { listed } from '#core/words.ts'
import {
  judged,
  judgedAt,
  NOT_APPLICABLE,
  NOT_TESTED,
  onCandidates,
  onPages,
  PASSED,
  type Rule,
  type RuleOutcome,
} from '../rule.ts'
import { isCardType } from '#core/site/schema-types.ts'
import { oneOf } from '../one-of.ts'
import type { SeoSite } from '../site.ts'
import { businessGaps, productGaps, typesOn } from '../structured.ts'

/** Share of the phone's screen that a pop-up may cover: our own reading of "intrusive" (Google Search Central, intrusive interstitials). */
const COVERED = 0.5
/** With fewer words beside a frame a page has no content of its own. */
const ONLY_A_FRAME = 20

/** Rules about structured data, and about parts that browsers no longer show or load safely. */
export const dataRules: readonly Rule[] = [
  {
    number: 117,
    id: 'structured-data-missing',
    severity: 'warning',
    scope: 'site',
    finding: 'Search engines get no business card from your site',
    run: ({ candidates, address, home }) => {
      if (candidates.length === 0) return NOT_APPLICABLE
      const hasCard = candidates.some(({ facts }) => typesOn(facts).some(isCardType))
      return hasCard || home.headKnown ? judgedAt(!hasCard, address) : NOT_TESTED
    },
  },
  {
    number: 118,
    id: 'structured-data-broken',
    severity: 'error',
    scope: 'page',
    finding: "Details for search engines on this page can't be read",
    run: onCandidates(({ facts }) => facts.structured.broken > 0),
  },
  {
    number: 119,
    id: 'localbusiness-incomplete',
    severity: 'warning',
    scope: 'site',
    finding: "Your site's business card is missing details",
    run: businessIncomplete,
  },
  {
    number: 120,
    id: 'product-data-incomplete',
    severity: 'warning',
    scope: 'page',
    finding: 'Product details for search are incomplete',
    run: onPages(
      (site) => site.candidates.filter(({ facts }) => productGaps(facts).length > 0),
      ({ facts }) => {
        const gaps = productGaps(facts).find((one) => one.length > 0)
        return gaps ? `without ${listed(gaps)}` : null
      },
    ),
  },
  {
    number: 121,
    id: 'mixed-content',
    severity: 'warning',
    scope: 'page',
    finding: 'Some parts load without the padlock',
    run: onPages(
      (site) => site.candidates.filter(({ url }) => url.protocol === 'https:'),
      ({ facts: { mixed } }) =>
        // Browsers refuse scripts, styles and frames, and mostly load pictures by https.
        oneOf(
          mixed.toSorted((one, other) => Number(other.active) - Number(one.active)).map(({ url }) => url),
          'part',
        ),
    ),
  },
  {
    number: 122,
    id: 'intrusive-overlay',
    severity: 'warning',
    scope: 'home',
    finding: 'A pop-up covers your homepage on phones',
    run: ({ mobileVisit, address }) => {
      if (!mobileVisit?.layout || mobileVisit.notOwnersPage) return NOT_TESTED
      const { overlay } = mobileVisit.layout
      return judgedAt(overlay?.kind === 'other' && overlay.coveredShare > COVERED, address)
    },
  },
  {
    number: 123,
    id: 'plugins',
    severity: 'warning',
    scope: 'page',
    finding: 'This page uses technology that no longer works',
    run: onCandidates(({ facts }) => facts.plugins[0] ?? null),
  },
  {
    number: 124,
    id: 'frames',
    severity: 'warning',
    scope: 'page',
    finding: 'The page is only a frame around other pages',
    run: onCandidates(({ facts }) => facts.frameset || isOnlyAFrame(facts)),
  },
  {
    number: 125,
    id: 'duplicate-ids',
    severity: 'warning',
    scope: 'page',
    finding: 'Parts of the page share a name, which can break links and labels',
    run: onCandidates(({ facts }) => facts.duplicateIds.join(', ')),
  },
]

/** One complete card is enough: a website names its business on many pages, often in short. */
function businessIncomplete({ candidates }: SeoSite): RuleOutcome {
  const isCalled = candidates.some(({ facts }) => showsNumber(facts))
  const cards = candidates.flatMap(({ facts }) =>
    businessGaps(facts, isCalled).map((gaps) => ({ at: facts.url, detail: `without ${listed(gaps)}`, gaps })),
  )
  if (cards.length === 0) return NOT_APPLICABLE
  if (cards.some(({ gaps }) => gaps.length === 0)) return PASSED
  return judged(cards.map(({ at, detail }) => ({ at, detail })))
}

const NUMBER = /^(?:tel|callto|sms|whatsapp):|\/\/(?:wa\.me|api\.whatsapp\.com)\//iu

const showsNumber = ({ contact, links }: PageFacts): boolean =>
  contact.phones.length > 0 || links.some(({ href }) => NUMBER.test(href.trim()))

function isOnlyAFrame({ frames, text, images, url }: PageFacts): boolean {
  const [frame] = frames
  if (!frame || frames.length > 1 || frame.region !== 'main' || images.length > 0) return false
  return text.words < ONLY_A_FRAME && !isSameSite(frame.url, new URL(url).host)
}
