import { defineCheck } from '#core/check.ts'
import type { Selling } from '#core/selling.ts'
import { valueOf } from '#core/gathered.ts'
import { pagesOf, type SitePages, sellingOf, shopOf, sitePages } from '#core/site/site-pages.ts'
import { mayBeShop, sellingAsked } from '#core/site/selling-asked.ts'
import { hasWayOnline } from '#core/site/shop/payments.ts'
import { featurePages, suggestionBlock } from '#core/site/suggestions.ts'
import { foundTicks, manyAnswers } from '#core/survey/answer.ts'
import { featureBlock, type FeatureAnswers, missingNames } from '#core/survey/features.ts'
import { listed } from '#core/words.ts'
import { suggestFeatures } from '#core/survey/suggest.ts'
import { facts } from './facts.ts'
import { FEATURES, OPTION_OF } from './features.data.ts'
import { insecurePayment, paymentSuggestions } from './payment-methods.ts'
import { type Status, words } from './words.ts'
import { paymentWork } from './work.ts'

/** Can customers pay safely and without surprises? By the owner's answer; a checkout that is not secure overrules what they say of it. */
export const check = defineCheck({
  id: 'payment-options',
  code: 'T3CHECK930',
  category: 'customer-experience',
  path: '/customer-experience/payment-options',
  tour: null,
  triggers: ['payment_options'],
  needs: ['answers'],
  wants: ['pages', 'renderedPages', 'site'],
  asks: ['S-SELL', 'S-PAY1'],
  suggests: { 'S-PAY1': suggestFeatures(OPTION_OF) },
  plan: {
    weight: 64,
    group: 'essential',
    effort: 180,
    work: paymentWork,
    completedBy: ['great'],
    adjustments: { selling: { yes: 14, unknown: -20 }, industry: { retail: 8 } },
  },
  revision: 9,
  statuses: {
    great: 'success',
    some: 'warning',
    poor: 'error',
    we_need_more_details: 'more_info',
    not_relevant_to_your_business: 'not_relevant',
  },
  facts,
  words,
  evaluate({ answers, pages, renderedPages: rendered, site: home }) {
    const site = sitePages({ pages, rendered })
    if (site.state === 'pending' || home.state === 'pending') return { wait: true }

    const ticked = manyAnswers(answers, 'S-PAY1')
    const insecure = insecurePayment(site, valueOf(home)?.insecure === true)
    const features = featuresFrom(ticked, insecure !== null)
    const methods = methodsOf(site)
    const selling = sellingOf(answers, site)
    // Where nothing is a sign of a shop and nobody pays online, the cards are those of the counter.
    const isOnline = selling === 'yes' || mayBeShop(site) || hasWayOnline(methods)
    const suggestions = isOnline && methods.length > 0 ? paymentSuggestions(pagesOf(site)) : []
    const status = statusOf(selling, features)
    const asks = status === 'we_need_more_details'
    return {
      status,
      facts: { features, seen: featurePages(suggestions), paymentMethods: methods },
      proof: [
        { kind: 'answer', at: 'S-PAY1', found: foundTicks(answers, 'S-PAY1') },
        ...(insecure ? [insecure] : []),
      ],
      say: { missing: listed(missingNames(features, FEATURES)) },
      blocks: asks ? suggestionBlock(suggestions) : [featureBlock('How people pay you', features, FEATURES)],
      ...sellingAsked(answers, site),
    }
  },
})

const methodsOf = (site: SitePages): string[] => [...shopOf(site).paymentMethods]

function featuresFrom(ticked: readonly string[] | null, isInsecure: boolean): FeatureAnswers {
  const features = Object.fromEntries(
    Object.entries(OPTION_OF).map(([id, option]) => [id, ticked === null ? null : ticked.includes(option)]),
  )
  return isInsecure && ticked !== null ? { ...features, secure_payment_method: false } : features
}

/** Buy now, pay later is a choice: it is mentioned, but does not count as missing. */
function statusOf(selling: Selling, features: FeatureAnswers): Status {
  if (selling === 'no') return 'not_relevant_to_your_business'
  const { secure_payment_method: secure, debit_card: debit, credit_card_transaction_fee: fee } = features
  if (selling === 'unknown' || secure === null) return 'we_need_more_details'

  const others = [debit, fee, features['buy_now_pay_later']].filter((feature) => feature === true)
  if (!secure || others.length === 0) return 'poor'
  return debit && fee ? 'great' : 'some'
}
