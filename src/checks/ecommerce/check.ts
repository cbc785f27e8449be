import type { Block } from '#core/block.ts'
import { defineCheck, type Proofs } from '#core/check.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { because, withSubject } from '#core/reasons.ts'
import { servingShop } from '#core/serving-builder.ts'
import { arePending, valueOf } from '#core/gathered.ts'
import { withRendered } from '#core/site/with-rendered.ts'
import { sellingAsked } from '#core/site/selling-asked.ts'
import { sitePages } from '#core/site/site-pages.ts'
import { detectShop, type ShopFacts, sellsOnline } from '#core/site/shop.ts'
import { hasUnseenGoods } from '#core/site/shop/drawn-storefront.ts'
import { tagFlags } from '#core/site/shop/tags.ts'
import { deadTag } from '#core/site/dead-tag.ts'
import { siteTags, tagIdsOf } from '#core/site/tag-ids.ts'
import { crawlGap } from '#core/site/crawl-gap.ts'
import { listsCover } from '#core/site/lists/lists-cover.ts'
import { sellingAnswer } from '#core/survey/selling-answer.ts'
import { listed } from '#core/words.ts'
import type { z } from 'zod'
import { facts } from './facts.ts'
import { dataAdvice, type Label, labelsOf } from './labels.ts'
import { testedPage } from './product-page.ts'
import { suggestions } from './suggestions.ts'
import { ecommerceWork } from './work.ts'
import { words } from './words.ts'

type Facts = z.infer<typeof facts>

/** Does a shop describe its products to search engines and analytics? */
export const check = defineCheck({
  id: 'ecommerce',
  code: 'T3NAV7EC',
  category: 'customer-experience',
  path: '/customer-experience/ecommerce',
  tour: 11,
  triggers: ['content'],
  needs: ['answers', 'pages'],
  wants: ['renderedPages', 'scripts', 'share', 'loaded'],
  asks: ['S-SELL', 'S-PRODURL'],
  suggests: suggestions,
  sibling: { as: 'shop', tellsOthers: true },
  plan: {
    weight: 68,
    group: 'essential',
    effort: 240,
    work: ecommerceWork,
    completedBy: ['correct'],
    adjustments: { selling: { yes: 12, unknown: -20 }, industry: { retail: 10 } },
  },
  selling: { yes: ['correct', 'missing_tags'], no: ['no_ecommerce'], seenIn: 'isShop' },
  revision: 19,
  statuses: { correct: 'success', missing_tags: 'warning', no_ecommerce: 'info' },
  facts,
  words,
  evaluate({ answers, pages: crawl, renderedPages: rendered, scripts, share, loaded }) {
    if (arePending(rendered, scripts, share, loaded)) return { wait: true }

    const pages = withRendered(crawl, valueOf(rendered))
    const sources = { pages, scripts: valueOf(scripts), loaded: valueOf(loaded) }
    const tags = siteTags(sources)
    const detected = detectShop(pages, crawl)
    const shop = { ...detected, tags: { ...detected.tags, ...tagFlags(tags) } }
    const serving = servingShop(pages.flatMap(({ technologies }) => technologies))
    const selling = sellsOnline({ answers, pages: crawl, rendered: valueOf(rendered) })
    const proof = proofOf(shop, crawl.address, pages)
    const gap = crawlGap(crawl)
    const dead = deadTag(valueOf(loaded), tagIdsOf(sources))
    const undecided = seenFacts(
      { ...shop, platform: serving },
      { enough: gap === null && listsCover('shop', pages), deadTagScript: dead?.script ?? null },
    )

    if (selling === 'no') {
      const advice = isContradiction(sellingAnswer(answers), shop) ? [CONFIRM] : []
      const said: Facts = { ...undecided, ecommerceStatus: 'no_ecommerce' }
      return { status: 'no_ecommerce', facts: said, proof, advice, applicable: false }
    }
    if (selling === 'unknown') {
      if (gap) return { unable: gap, proof, facts: undecided }
      const asked = sellingAsked(answers, sitePages({ pages: { state: 'ok', value: crawl }, rendered }))
      return { status: 'no_ecommerce', facts: undecided, proof, ...asked }
    }

    const product = testedPage({ shop, pages, share: valueOf(share) })
    if (product === null) return { unable: gap ?? 'partial_crawl', proof, facts: undecided }

    const labels = labelsOf({ shop, pages, product, scripts: valueOf(scripts) })
    const missing = labels.filter(({ found }) => found === null).map(({ name }) => name)
    if (missing.length > 0 && product !== 'missing' && hasUnseenGoods(product))
      return { unable: withSubject('page', because('partial_crawl'), product.url), proof, facts: undecided }
    const status = missing.length === 0 ? 'correct' : 'missing_tags'
    const judged: Facts = { ...undecided, ecommerceStatus: status, missing }
    return {
      status,
      facts: judged,
      proof,
      say: { missing: listed(missing) },
      blocks: [labelBlock(labels)],
      advice: product === 'missing' ? [] : dataAdvice(product),
    }
  },
})

const CONFIRM = "You told us that you don't sell online, but we saw a cart or checkout. Is that still right?"

const isContradiction = (answer: 'yes' | 'no' | null, shop: ShopFacts): boolean =>
  answer === 'no' && shop.isShop && (shop.cart !== null || shop.checkoutPage !== null)

/** Facts of the signs: "no shop" needs a sufficient crawl, in a language of our words, without any sign or hint of one. */
function seenFacts(
  { signals, hints, ...shown }: ShopFacts,
  { enough, deadTagScript }: { enough: boolean; deadTagScript: string | null },
): Facts {
  const nothing = enough && signals.length === 0 && hints.length === 0
  return {
    ...shown,
    isShop: shown.isShop || (nothing ? false : null),
    paymentMethods: [...shown.paymentMethods],
    ecommerceStatus: null,
    deadTagScript,
    missing: [],
  }
}

function proofOf(shop: ShopFacts, address: string, pages: readonly PageFacts[]): Proofs {
  const seen = shop.signals.length > 0 ? shop.signals : shop.hints
  const [first, ...rest] = seen.map(({ at, found }) => ({ kind: 'page' as const, at, found }))
  if (first) return [first, ...rest]
  const nothing = listsCover('shop', pages) ? 'No sign of a shop' : 'No sign of a shop in what we can read'
  return [{ kind: 'page', at: address, found: nothing }]
}

const labelBlock = (labels: readonly Label[]): Block => ({
  kind: 'checklist',
  title: 'What we looked for',
  items: labels.map(({ name, found }) => ({
    text: name,
    done: found !== null,
    ...(found === null ? {} : { detail: found }),
  })),
})
