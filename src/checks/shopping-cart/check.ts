import { defineCheck, type Proof } from '#core/check.ts'
import type { AnswersEvidence } from '#core/evidence/owner.ts'
import type { Selling } from '#core/selling.ts'
import { type SitePages, sellingOf, sitePages } from '#core/site/site-pages.ts'
import { sellingAsked } from '#core/site/selling-asked.ts'
import { featurePages, suggestionBlock } from '#core/site/suggestions.ts'
import { foundTicks, manyAnswers } from '#core/survey/answer.ts'
import { countTrue, featureBlock, featureAnswers, missingNames } from '#core/survey/features.ts'
import { listed } from '#core/words.ts'
import { cartSuggestions, insecureCart } from './cart-page.ts'
import { suggestFeatures } from '#core/survey/suggest.ts'
import { facts } from './facts.ts'
import { KEY_FEATURES, OTHER_FEATURES } from './features.data.ts'
import { words } from './words.ts'
import { cartWork } from './work.ts'

const KEY_IDS = Object.keys(KEY_FEATURES)
const ALL_IDS = [...KEY_IDS, ...Object.keys(OTHER_FEATURES)]

/** Does the cart answer customers' questions before they pay? By the owner's answers: carts are never filled. */
export const check = defineCheck({
  id: 'shopping-cart',
  code: 'T3CHECK17',
  category: 'customer-experience',
  path: '/customer-experience/shopping-cart',
  tour: 8,
  tourPath: '/visibility/shopping-cart',
  triggers: ['shopping_cart'],
  needs: ['answers'],
  wants: ['pages', 'renderedPages'],
  asks: ['S-SELL', 'S-CART1'],
  suggests: { 'S-CART1': suggestFeatures() },
  plan: {
    weight: 66,
    group: 'essential',
    effort: 480,
    work: cartWork,
    completedBy: ['has_all_key_features'],
    adjustments: { selling: { yes: 14, unknown: -20 }, industry: { retail: 8 } },
  },
  revision: 7,
  statuses: {
    has_all_key_features: 'success',
    some_features_missing: 'warning',
    has_no_features: 'error',
    we_need_more_details: 'more_info',
  },
  facts,
  words,
  evaluate({ answers, pages: crawl, renderedPages: rendered }) {
    const site = sitePages({ pages: crawl, rendered })
    if (site.state === 'pending') return { wait: true }

    const selling = sellingOf(answers, site)
    const suggestions = cartSuggestions(site)
    const answered = manyAnswers(answers, 'S-CART1')
    const ticked = selling === 'no' ? null : answered
    const features = featuresWithProof(ticked, site)
    const shown = {
      facts: { features: features.ids, seen: featurePages(suggestions) },
      proof: [...answerProof(selling, answers), ...features.proof],
    } as const

    if (selling === 'no') return { status: 'we_need_more_details', ...shown, applicable: false }
    if (selling === 'unknown' || ticked === null) {
      const asked = sellingAsked(answers, site)
      const blocks = suggestionBlock(suggestions)
      return { status: 'we_need_more_details', ...shown, blocks, ...asked }
    }

    const blocks = [featureBlock('Your cart', features.ids, { ...KEY_FEATURES, ...OTHER_FEATURES })]
    const missing = missingNames(features.ids, KEY_FEATURES)
    if (missing.length === 0) return { status: 'has_all_key_features', ...shown, blocks }
    const none = countTrue(features.ids, ALL_IDS) === 0
    return {
      status: none ? 'has_no_features' : 'some_features_missing',
      ...shown,
      blocks,
      say: { missing: listed(missing) },
    }
  },
})

/** The answers that decide: that nothing is sold online, and what the cart shows. */
function answerProof(selling: Selling, answers: AnswersEvidence): readonly [Proof, ...Proof[]] {
  const ofCart: Proof = { kind: 'answer', at: 'S-CART1', found: foundTicks(answers, 'S-CART1') }
  return selling === 'no' ? [{ kind: 'answer', at: 'S-SELL', found: 'no' }, ofCart] : [ofCart]
}

/** A ticked padlock counts as missing when the cart or checkout was seen over `http:`. */
function featuresWithProof(ticked: readonly string[] | null, site: SitePages) {
  const ids = featureAnswers(ALL_IDS, ticked)
  const insecure = insecureCart(site)
  if (insecure === null) return { ids, proof: [] }
  const proof: Proof[] = [{ kind: 'page', at: insecure, found: 'Served without encryption' }]
  return { ids: ticked === null ? ids : { ...ids, secure_checkout: false }, proof }
}
