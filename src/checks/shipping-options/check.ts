import type { Block } from '#core/block.ts'
import { defineCheck } from '#core/check.ts'
import type { Selling } from '#core/selling.ts'
import type { AnswersEvidence } from '#core/evidence/owner.ts'
import { pagesOf, type SitePages, sellingOf, sitePages } from '#core/site/site-pages.ts'
import { isInOurLanguages } from '#core/site/language.ts'
import { mayBeShop, sellingAsked } from '#core/site/selling-asked.ts'
import { crawlGap } from '#core/site/crawl-gap.ts'
import { featurePages, suggestionBlock } from '#core/site/suggestions.ts'
import { foundTicks, manyAnswers, oneAnswer } from '#core/survey/answer.ts'
import {
  countTrue,
  featureBlock,
  type FeatureAnswers,
  featureAnswers,
  missingNames,
} from '#core/survey/features.ts'
import { listed } from '#core/words.ts'
import { hasReturnsPage, shippingSuggestions } from './clues.ts'
import { returnsPage } from './returns-page.ts'
import { suggestFeatures } from '#core/survey/suggest.ts'
import { facts } from './facts.ts'
import {
  EXTRAS,
  GREAT_OPTIONS,
  INFORMATION,
  NOT_FOR_COLLECTION,
  OPTION_OF,
  OPTIONS,
  REPORTED_AS,
} from './features.data.ts'
import { type Status, words } from './words.ts'
import { shippingWork } from './work.ts'

const CORE = { ...OPTIONS, ...INFORMATION }
const POOR_TO = 2

/** Do customers know how goods reach them? By the owner's answers; the pages only suggest them. */
export const check = defineCheck({
  id: 'shipping-options',
  code: 'T3CHECK926',
  category: 'customer-experience',
  path: '/customer-experience/shipping-options',
  tour: null,
  triggers: ['shipping_options'],
  needs: ['answers'],
  wants: ['pages', 'renderedPages'],
  asks: ['S-SELL', 'S-SHIP0', 'S-SHIP1', 'S-SHIP2'],
  suggests: {
    'S-SHIP1': suggestFeatures(OPTION_OF),
    'S-SHIP2': suggestFeatures(),
  },
  plan: {
    weight: 58,
    group: 'essential',
    effort: 120,
    work: shippingWork,
    completedBy: ['great'],
    adjustments: { selling: { yes: 12, unknown: -20 }, industry: { artistic: 4, retail: 8 } },
  },
  revision: 8,
  statuses: {
    great: 'success',
    some: 'warning',
    poor: 'error',
    we_need_more_details: 'more_info',
    not_relevant_to_your_business: 'not_relevant',
  },
  facts,
  words,
  evaluate({ answers, pages, renderedPages: rendered }) {
    const site = sitePages({ pages, rendered })
    if (site.state === 'pending') return { wait: true }

    const features = offered(answers)
    const selling = sellingOf(answers, site)
    const isShop = selling === 'yes' || mayBeShop(site)
    const policy = isShop ? returnsPage(site) : null
    const suggestions = isShop ? shippingSuggestions(pagesOf(site), policy) : []
    const status = statusOf(selling, answers, features)
    return {
      status,
      facts: { features, seen: featurePages(suggestions) },
      proof: [
        { kind: 'answer', at: 'S-SHIP0', found: oneAnswer(answers, 'S-SHIP0') ?? 'Not answered' },
        { kind: 'answer', at: 'S-SHIP1', found: foundTicks(answers, 'S-SHIP1') },
        { kind: 'answer', at: 'S-SHIP2', found: foundTicks(answers, 'S-SHIP2') },
      ],
      say: { missing: listed(missingNames(features, CORE)) },
      blocks: status === 'we_need_more_details' ? suggestionBlock(suggestions) : blocksOf(features, status),
      advice: policy === null ? returnsAdvice(features, site) : [],
      ...(status === 'we_need_more_details' ? sellingAsked(answers, site) : null),
    }
  },
})

function offered(answers: AnswersEvidence): FeatureAnswers {
  const options = manyAnswers(answers, 'S-SHIP1')?.map((id) => REPORTED_AS[id] ?? id) ?? null
  const explained = manyAnswers(answers, 'S-SHIP2')
  const features = {
    ...featureAnswers([...Object.keys(OPTIONS), ...Object.keys(EXTRAS)], options),
    ...featureAnswers(Object.keys(INFORMATION), explained),
  }
  if (oneAnswer(answers, 'S-SHIP0') !== 'collect') return features
  const answered = NOT_FOR_COLLECTION.filter((id) => features[id] !== null)
  return { ...features, ...Object.fromEntries(answered.map((id) => [id, true])) }
}

function statusOf(selling: Selling, answers: AnswersEvidence, features: FeatureAnswers): Status {
  if (selling === 'no' || oneAnswer(answers, 'S-SHIP0') === 'none') return 'not_relevant_to_your_business'
  const unanswered = Object.values(features).some((feature) => feature === null)
  if (selling === 'unknown' || unanswered) return 'we_need_more_details'

  const options = countTrue(features, Object.keys(OPTIONS))
  const information = countTrue(features, Object.keys(INFORMATION))
  if (information === Object.keys(INFORMATION).length && options >= GREAT_OPTIONS) return 'great'
  return options + information <= POOR_TO ? 'poor' : 'some'
}

function blocksOf(features: FeatureAnswers, status: Status): Block[] {
  if (status === 'not_relevant_to_your_business') return []
  return [
    featureBlock('What you offer', features, OPTIONS),
    featureBlock('What you explain', features, INFORMATION),
    featureBlock('Extras', features, EXTRAS),
  ]
}

/** Advice about a ticked return policy that was not found. */
function returnsAdvice(features: FeatureAnswers, site: SitePages): string[] {
  if (features['return_policy'] !== true || site.state !== 'read') return []
  const isHard =
    crawlGap(site.evidence) === null && isInOurLanguages(site.pages) && !hasReturnsPage(site.pages)
  return isHard ? ["We couldn't find your returns page. Is it easy to see?"] : []
}
