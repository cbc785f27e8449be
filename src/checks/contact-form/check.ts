import type { Block } from '#core/block.ts'
import { defineCheck, type EvidenceFor, LONGEST_PROOF, type Outcome } from '#core/check.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { arePending, valueOf } from '#core/gathered.ts'
import { pagesSeen } from '#core/site/distinct-pages.ts'
import { fieldLabels } from '#core/site/forms.ts'
import { withRendered } from '#core/site/with-rendered.ts'
import { type EmbeddedForm, embeddedForm } from '#core/site/embedded-form.ts'
import { siteIndex } from '#core/site/site-index.ts'
import { whyNotRendered } from '#core/site/cannot-say-missing.ts'
import { crawlGap } from '#core/site/crawl-gap.ts'
import { cut } from '#core/text.ts'
import { listed, plural } from '#core/words.ts'
import { adviceFor } from './advice.ts'
import { withoutChoices } from './choices.ts'
import { placeForForm } from './contact-place.ts'
import { type ContactFormFacts, contactFormFacts } from './facts.ts'
import {
  type BlockedForm,
  findBlockedForm,
  findForm,
  findMisaddressedForm,
  type FoundForm,
  type MisaddressedForm,
  unreadContactPage,
  whyFormMayHide,
} from './find-form.ts'
import { whyFormMayCome } from './form-from-script.ts'
import { hasPrivacyPolicy } from './privacy-policy.ts'
import { saysWhenYouReply } from './reply-time.ts'
import { hasOtherWay, isWrittenOut, otherWays } from './other-ways.ts'
import { ruleForNewForm } from './new-form.ts'
import { isFiltered } from './spam-filters.ts'
import { type ContactFormStatus, statuses } from './statuses.ts'
import {
  bookingCounts,
  formBlocked,
  formMisaddressed,
  isUnfinished,
  noForm,
  saidOf,
  sayWhenYouReply,
  whereWords,
  whyEmbedded,
  words,
} from './words.ts'
import { unreadForm } from './unread-form.ts'
import { openAddress } from './unset-form.ts'
import { whyContact } from './why-contact.ts'
import { formWork } from './work.ts'

/** Can visitors send the business a message from its website? */
export const check = defineCheck({
  id: 'contact-form',
  code: 'T3NAV11CO',
  category: 'customer-experience',
  path: '/customer-experience/contact-form',
  tour: 10,
  triggers: ['forms'],
  needs: ['pages'],
  wants: ['renderedPages', 'loaded'],
  asks: [],
  plan: {
    weight: 75,
    group: 'easy',
    effort: 60,
    work: formWork,
    completedBy: ['has_contact_form'],
    adjustments: {
      industry: {
        administrative: 6,
        agriculture: 4,
        construction: 10,
        manufacturing: 8,
        personal_repair: 6,
        property: 8,
        transport: 8,
        wholesale: 6,
      },
    },
  },
  revision: 25,
  statuses,
  facts: contactFormFacts,
  words,
  evaluate,
})

type Answer = Outcome<ContactFormStatus, ContactFormFacts>
type Ways = ReturnType<typeof otherWays>

type Evidence = EvidenceFor<'pages', 'renderedPages' | 'loaded'>

function evaluate({ pages, renderedPages: rendered, loaded }: Evidence): Answer {
  const shown = withRendered(pages, valueOf(rendered))
  const ways = otherWays(shown)
  const form = findForm(shown)
  if (form)
    return withForm(form, ways, {
      hasPolicy: hasPrivacyPolicy(siteIndex(pages, shown)),
      reply: replyStep(form.page, shown),
    })
  const embedded = embeddedForm(shown)
  if (embedded) return withEmbedded(embedded, ways, replyStep(embedded.page, shown))
  if (arePending(rendered, loaded)) return { wait: true }

  const blocked = findBlockedForm(shown)
  if (blocked) return withBlocked(blocked, ways)
  const misaddressed = findMisaddressedForm(shown)
  if (misaddressed) return withMisaddressed(misaddressed, ways)
  const proof = [
    {
      kind: 'page',
      at: pages.address,
      found: `No contact form among ${plural(pagesSeen(pages, shown), 'page')}`,
    },
  ] as const
  const notOpened = rendered.state === 'failed' ? rendered.failure : null
  const gap =
    crawlGap(pages) ??
    whyFormMayHide(shown, { loaded: valueOf(loaded), notOpened }) ??
    whyNotRendered({ pages: shown, rendered }) ??
    unreadForm(shown) ??
    unreadContactPage(siteIndex(pages, shown)) ??
    whyFormMayCome(shown)
  const facts = { ...NOTHING, place: placeForForm(shown), ownRule: ruleForNewForm(pages), ...ways }
  if (gap) return { unable: gap, proof, facts }
  return {
    status: 'no_contact_form',
    facts,
    proof,
    say: { said: saidOf(noForm, hasOtherWay(ways) || isWrittenOut(shown)) },
  }
}

const NOTHING = {
  page: null,
  place: null,
  blocked: null,
  misaddressed: null,
  ownRule: null,
  kind: null,
  builder: null,
  fields: [],
  score: null,
  advice: [],
}

/** The step about the time of a reply; `null` where the form's page says it. */
const replyStep = (address: string, pages: readonly PageFacts[]): string | null =>
  pages.some((page) => page.url === address && saysWhenYouReply(page)) ? null : sayWhenYouReply

/** There is a form, and nobody's message arrives. */
const withBlocked = (blocked: BlockedForm, ways: Ways): Answer => ({
  status: 'no_contact_form',
  facts: { ...NOTHING, blocked, ...ways },
  proof: [
    {
      kind: 'element',
      at: blocked.page,
      found: cut(`A form to ${blocked.host}, and the rule “${blocked.rule}”`, LONGEST_PROOF),
    },
  ],
  say: { said: saidOf(formBlocked(blocked), hasOtherWay(ways)) },
})

const withMisaddressed = (misaddressed: MisaddressedForm, ways: Ways): Answer => ({
  status: 'no_contact_form',
  facts: { ...NOTHING, misaddressed, ...ways },
  proof: [
    {
      kind: 'element',
      at: misaddressed.page,
      found: cut(`A form that sends to “${misaddressed.address}”`, LONGEST_PROOF),
    },
  ],
  say: { said: saidOf(formMisaddressed(misaddressed), hasOtherWay(ways)) },
})

interface Around {
  hasPolicy: boolean
  reply: string | null
}

function withForm(found: FoundForm, ways: Ways, { hasPolicy, reply }: Around): Answer {
  const {
    page,
    builder,
    best: { form, score },
  } = found
  const advice = adviceFor(form, { hasPolicy, isFiltered: isFiltered(form, builder) })
  const fields = fieldLabels(withoutChoices(form))
  return {
    status: 'has_contact_form',
    facts: { ...NOTHING, page, kind: 'form', fields, score, advice, ...ways },
    proof: [{ kind: 'element', at: page, found: cut(askedText(fields), LONGEST_PROOF) }],
    say: { page, reply, booking: openAddress(form) === null ? null : isUnfinished },
    blocks: [whereFound({ page, heading: form.heading, fields, why: whyContact(form) })],
    advice,
  }
}

const askedText = (fields: readonly string[]): string =>
  fields.length === 0 ? 'A form whose fields have no names' : `A form that asks for ${fields.join(', ')}`

function withEmbedded({ page, service, kind }: EmbeddedForm, ways: Ways, reply: string | null): Answer {
  return {
    status: 'has_contact_form',
    facts: { ...NOTHING, page, kind: 'embedded', builder: service, ...ways },
    proof: [{ kind: 'element', at: page, found: `Embedded: ${service}` }],
    blocks: [whereFound({ page, heading: null, fields: [], why: whyEmbedded(service) })],
    say: { page, reply, booking: kind === 'booking' ? bookingCounts : null },
  }
}

interface Found {
  page: string
  heading: string | null
  fields: readonly string[]
  why: string
}

/** The heading of what stands beside a form: it is the last one before the form, and not its own. */
const OF_BESIDE =
  /^\W*(?:(?:(?:our|opening|business|trading|office|shop|store|clinic|reception) ){0,2}(?:hours|times|address|location|phone|telephone|email)|where (?:we are|to find us)|(?:call|visit|follow|phone|email)(?: (?:us|our \w+))?|find us)\W*$/iu

/** Where the form is, what it asks for, and why it counts. */
function whereFound({ page, heading, fields, why }: Found): Block {
  const rows = [
    { label: whereWords.where, value: page },
    { label: whereWords.heading, value: heading === null || OF_BESIDE.test(heading) ? '' : heading },
    { label: whereWords.asks, value: listed(fields) },
    { label: whereWords.why, value: why },
  ]
  return { kind: 'facts', title: whereWords.title, rows: rows.filter(({ value }) => value !== '') }
}
