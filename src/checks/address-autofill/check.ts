import type { Block } from '#core/block.ts'
import { defineCheck, LONGEST_PROOF, type Outcome, type Proofs } from '#core/check.ts'
import type { PageFacts, TechnologyFacts } from '#core/evidence/page.ts'
import { pagesOf, type SitePages, sellingOf, sitePages } from '#core/site/site-pages.ts'
import { sellingAsked } from '#core/site/selling-asked.ts'
import { crawlGap } from '#core/site/crawl-gap.ts'
import { servingShop } from '#core/serving-builder.ts'
import { oneAnswer } from '#core/survey/answer.ts'
import { cut } from '#core/text.ts'
import type { z } from 'zod'
import { facts } from './facts.ts'
import { type AddressField, addressPages, hasRightAutocomplete } from './fields.ts'
import { suggestions } from './suggestions.ts'
import { type Status, words } from './words.ts'
import { autofillWork } from './work.ts'

/** Shares of the address fields with the right autocomplete (docs/method/address-autofill.md). */
const GREAT_SHARE = 0.8
const SOME_SHARE = 0.5
/** Platforms whose own checkout looks addresses up, as the specification names them. */
const BUILT_IN = /^(?:shopify|bigcommerce|squarespace)\b/iu

/** Do forms help customers to type their address? The website's fields count before the owner's answer. */
export const check = defineCheck({
  id: 'address-autofill',
  code: 'T3CHECK928',
  category: 'customer-experience',
  path: '/customer-experience/address-autofill',
  tour: null,
  triggers: ['address_autofill'],
  needs: ['answers'],
  wants: ['pages', 'renderedPages'],
  asks: ['S-SELL', 'S-ADDR1'],
  suggests: suggestions,
  plan: {
    weight: 38,
    group: 'longterm',
    effort: 240,
    work: autofillWork,
    completedBy: ['great', 'no_address_fields'],
    adjustments: { selling: { yes: 10 } },
  },
  revision: 7,
  statuses: {
    great: 'success',
    some: 'warning',
    no_autofill_options: 'error',
    no_address_fields: 'info',
    we_need_more_details: 'more_info',
    not_relevant: 'not_relevant',
  },
  facts,
  words,
  evaluate({ answers, pages, renderedPages: rendered }) {
    const site = sitePages({ pages, rendered })
    if (site.state === 'pending') return { wait: true }

    const seen = addressPages(pagesOf(site))
    const fields = seen.flatMap((page) => page.fields)
    const service = fields.length > 0 ? lookupOf(pagesOf(site)) : null
    const answer = oneAnswer(answers, 'S-ADDR1')
    const shown = { facts: { pages: seen, service }, proof: proofOf(seen, answer), blocks: fieldBlocks(seen) }

    if (sellingOf(answers, site) === 'no') return { status: 'not_relevant', ...shown }
    const seenStatus = fields.length > 0 ? byFields(fields, service !== null) : null
    const asked = sellingAsked(answers, site)
    // Address fields that are not for buying are no fault of a shop.
    if (asked && seenStatus !== 'great' && (answer === null || answer === 'unsure'))
      return { status: 'we_need_more_details', ...shown, ...asked }
    return seenStatus ? { status: seenStatus, ...shown } : byAnswer(answer, site, shown)
  },
})

type Shown = { facts: z.infer<typeof facts>; proof: Proofs; blocks: Block[] }

function byFields(fields: readonly AddressField[], hasLookup: boolean): Status {
  const share = fields.filter(hasRightAutocomplete).length / fields.length
  if (hasLookup && share >= GREAT_SHARE) return 'great'
  return hasLookup || share >= SOME_SHARE ? 'some' : 'no_autofill_options'
}

const BY_ANSWER: Readonly<Record<string, Status>> = {
  lookup: 'great',
  browser: 'some',
  manual: 'no_autofill_options',
}

function byAnswer(answer: string | null, site: SitePages, shown: Shown): Outcome<Status, Shown['facts']> {
  const status = BY_ANSWER[answer ?? '']
  if (status) return { status, ...shown }
  if (site.state === 'unread' && (answer === null || answer === 'none'))
    return { unable: site.failure, ...shown }

  const gap = site.state === 'read' ? crawlGap(site.evidence) : null
  if (answer === 'none') return gap ? { unable: gap, ...shown } : { status: 'no_address_fields', ...shown }
  return { status: 'we_need_more_details', ...shown }
}

function lookupOf(pages: readonly PageFacts[]): string | null {
  const technologies = pages.flatMap((page) => page.technologies)
  const service = technologies.find(({ kind }) => kind === 'address_lookup')
  return service?.name ?? servingShop(technologies.filter(isNoOtherShop))
}

const isNoOtherShop = ({ kind, name }: TechnologyFacts): boolean => kind !== 'shop' || BUILT_IN.test(name)

function proofOf(seen: Shown['facts']['pages'], answer: string | null): Proofs {
  const [first, ...rest] = seen.map(({ url, fields }) => ({
    kind: 'page' as const,
    at: url,
    found: cut(`Address fields: ${fields.map(({ name }) => name).join(', ')}`, LONGEST_PROOF),
  }))
  return first ? [first, ...rest] : [{ kind: 'answer', at: 'S-ADDR1', found: answer ?? 'Not answered' }]
}

const fieldBlocks = (seen: Shown['facts']['pages']): Block[] =>
  seen.map(({ url, fields }) => ({
    kind: 'checklist',
    title: `Address fields on ${url}`,
    items: fields.map((field) => ({
      text: field.name,
      done: hasRightAutocomplete(field),
      detail: field.autocomplete || 'No autofill label',
    })),
  }))
