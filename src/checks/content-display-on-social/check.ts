import type { Block } from '#core/block.ts'
import { defineCheck, LONGEST_PROOF, type Outcome, type Proofs } from '#core/check.ts'
import type { Selling } from '#core/selling.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import type { ShareEvidence } from '#core/evidence/share.ts'
import { pagesOf, type SitePages, sellingOf, shopOf, sitePages } from '#core/site/site-pages.ts'
import { oneAnswer } from '#core/survey/answer.ts'
import { cut } from '#core/text.ts'
import { listed } from '#core/words.ts'
import type { z } from 'zod'
import { previewAdvice } from './advice.ts'
import { facts } from './facts.ts'
import { featuresOf, LONGEST_SHARED_TEXT, previewOf } from './preview.ts'
import { type Status, words } from './words.ts'
import { shareWork } from './work.ts'

type Facts = z.infer<typeof facts>

/** Does a page of the website have a title, text and picture for sharing? */
export const check = defineCheck({
  id: 'content-display-on-social',
  code: 'T3CHECK19',
  category: 'customer-experience',
  path: '/customer-experience/content-display-on-social',
  tour: 14,
  triggers: ['content_display'],
  needs: ['answers'],
  wants: ['share', 'pages', 'rendered'],
  asks: ['S-PRODURL', 'S-SELL'],
  plan: {
    weight: 42,
    group: 'easy',
    effort: 45,
    work: shareWork,
    completedBy: ['has_all_features'],
    adjustments: { selling: { yes: 8 }, industry: { artistic: 8, tourism: 8 } },
  },
  revision: 4,
  statuses: {
    has_all_features: 'success',
    has_some_features: 'warning',
    has_no_features: 'error',
    more_details_required: 'more_info',
  },
  facts,
  words,
  evaluate({ answers, share, pages, rendered }) {
    const site = sitePages({ pages, rendered })
    const named = oneAnswer(answers, 'S-PRODURL')
    if (named === null) {
      return site.state === 'pending' ? { wait: true } : withoutPage(site, sellingOf(answers, site))
    }
    if (share.state === 'pending') return { wait: true }
    if (share.state === 'failed')
      return { unable: share.failure, proof: [{ kind: 'page', at: named, found: 'Not read' }] }
    return ofShare(named, share.value)
  },
})

const UNKNOWN = { image: null, web_address: null, product_title: null, product_description: null }

/** No page is named: the one that was found is offered, unless the website has nothing to share. */
function withoutPage(site: SitePages, selling: Selling): Outcome<Status, Facts> {
  const { productPage, servicesPage } = shopOf(site)
  const found = [productPage, servicesPage].find((one) => one !== null && !showsNothing(one, site)) ?? null
  return {
    status: 'more_details_required',
    facts: { page: null, features: UNKNOWN, values: UNKNOWN },
    proof: [{ kind: 'answer', at: 'S-PRODURL', found: 'Not answered' }],
    applicable: !(site.state === 'read' && selling === 'no' && found === null),
    advice: found === null ? [] : [`We found a page that shows what you offer: ${found}`],
  }
}

/** What shops and lists say where nothing is in them. */
const NOTHING_IN_IT =
  /\b(?:no (?:items?|products?|results?|posts?|services?)(?: were| was| have been)? (?:found|available|yet|to show)|nothing (?:was )?(?:found|here yet)|(?:is|are) empty|coming soon)\b/iu
/** A page with more words shows something beside the empty list. */
const HARDLY_A_WORD = 100

function showsNothing(address: string, site: SitePages): boolean {
  const page = pagesOf(site).find(({ url }) => url === address)
  if (!page || page.commerce.prices > 0) return false
  return page.text.mainWords < HARDLY_A_WORD && NOTHING_IN_IT.test(page.text.main)
}

function ofShare(named: string, share: ShareEvidence): Outcome<Status, Facts> {
  const noPage = (found: string, advice: string): Outcome<Status, Facts> => ({
    status: 'more_details_required',
    facts: { page: named, features: UNKNOWN, values: UNKNOWN },
    proof: [{ kind: 'page', at: named, found }],
    advice: [advice],
  })
  if (share.kind === 'other_site') return noPage('Another website', "That page isn't on your website.")
  if (share.kind === 'missing') return noPage('Not found', "That page doesn't exist any more.")
  if (!share.page) return { unable: 'not_html', proof: [{ kind: 'page', at: named, found: 'Not read' }] }
  return ofPage(share.page, share.image)
}

const NAMES = {
  image: 'a picture',
  web_address: 'the web address',
  product_title: 'a title',
  product_description: 'a description',
} as const

function ofPage(page: PageFacts, image: ShareEvidence['image']): Outcome<Status, Facts> {
  const preview = previewOf(page)
  const features = featuresOf(page, preview, image)
  const parts = [
    { name: NAMES.image, isThere: features.image, value: preview.image },
    { name: NAMES.web_address, isThere: features.web_address, value: preview.web_address },
    { name: NAMES.product_title, isThere: features.product_title, value: preview.product_title },
    {
      name: NAMES.product_description,
      isThere: features.product_description,
      value: preview.product_description,
    },
  ]
  const missing = parts.filter(({ isThere }) => !isThere).map(({ name }) => name)
  const block: Block = {
    kind: 'checklist',
    title: 'A shared link shows',
    items: parts.map(({ name, isThere, value }) => ({
      text: name,
      done: isThere,
      detail: value === null ? undefined : cut(value, LONGEST_SHARED_TEXT),
    })),
  }
  const proof: Proofs = [
    { kind: 'element', at: page.url, found: cut(preview.product_title ?? 'No og:title', LONGEST_PROOF) },
    { kind: 'element', at: page.url, found: cut(preview.image ?? 'No og:image', LONGEST_PROOF) },
  ]
  return {
    status: statusFor(missing.length),
    facts: { page: page.url, features, values: { ...preview } },
    proof,
    say: { missing: listed(missing) },
    blocks: [block],
    advice: previewAdvice(page, preview, image),
  }
}

function statusFor(missing: number): Status {
  if (missing === 0) return 'has_all_features'
  return missing === Object.keys(NAMES).length ? 'has_no_features' : 'has_some_features'
}
