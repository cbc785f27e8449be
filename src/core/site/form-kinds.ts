import type { FormFacts } from '../evidence/form.ts'
import type { PageFacts } from '../evidence/page.ts'
import { oncePerObject } from '../once-per.ts'
import { isAgreement } from './agreement-boxes.ts'
import { isCardField } from './card-fields.ts'
import {
  fieldWords,
  filledFields,
  isEmail,
  isMessageLine,
  isName,
  isPhoneField,
  PICKED,
  spaced,
  typedFields,
} from './form-fields.ts'
import { mailingHost, signupMark } from './mailing.ts'
import { namesList, namesSignup } from './signup-words.ts'

/** The purpose of a form that is not for writing to the business. */
export type OtherFormKind =
  | 'search'
  | 'login'
  | 'checkout'
  | 'comment'
  | 'filter'
  | 'newsletter'
  | 'review'
  | 'other'

const QUERY_NAME = /^(?:q|s|query|search|keywords?|term)$/iu
const SEARCH_ACTION = /\/search\/?$/iu
const LOGIN_BUTTON =
  /^(?:register|log ?in|sign ?in|create (?:an |my )?account|(?:reset|recover|send) (?:my )?password)$/iu
const LOGIN_NAME = /\b(?:login|signin|lost_reset_password|lost-?password|recover-?password|form-register)\b/iu
const CART_FIELD = /^(?:qty|quantity|add-to-cart|coupon(?:_code)?|variant|variation_id)$/iu
const CART_ACTION = /(?:^|[/_-])(?:add-?to-?)?(?:cart|checkout|basket)(?![a-z])/iu
const ORDERS =
  /\b(?:place (?:your |my |an )?order|order now|pay now|complete (?:my |your )?(?:order|purchase))\b/iu
/** A box of a checkout for what the courier or the shop should know. */
const ORDER_NOTES =
  /\b(?:order|delivery|shipping|special|courier|gift) (?:notes?|instructions?|comments?|message|requests?)\b/iu
/** What only a checkout does, and its box may be for no more than "Notes". */
const PLACES_ORDER =
  /\b(?:place (?:your |my |the )?order|pay now|complete (?:my |your )?(?:order|purchase))\b/iu
const NOTES = /\bnotes?\b/iu
/** A box for where an order goes is called so first: "Your order and the address" may be all that is asked. */
const ADDRESS =
  /(?:^|\| )\W{0,3}(?:(?:your|full|delivery|shipping|billing|street|home|post|postal|mailing|residential) ?){0,3}address\b(?! (?:you|me|us)\b)/iu
/** Other tokens may stand before it: "billing cc-name". */
const OF_A_CARD = /(?:^|\s)cc-/iu
const COMMENT_ACTION = /wp-comments-post/iu
const POSTS_COMMENT = /^(?:post|add|leave|submit|publish)(?: (?:a|your|my))? (?:comment|reply)$/iu
const REPLIES = /^(?:leave|post|write) a reply\b/iu
/** What is written into a guest book is published. "Guest bookings" are none. */
const GUEST_BOOK = /\bguest[\s_-]?book(?![a-z])/iu
const AGE = /\b(?:date of birth|verify your age|are you (?:over )?(?:18|21)|age verification)\b/iu
const COOKIES = /\bcookies?\b/iu
const TRACKING =
  /\b(?:track(?:ing)?|where['’]?s) (?:my |your |an? )?(?:order|parcel|package|shipment)|\border (?:number|status)\b/iu
/** What a newsletter form may ask for beside a name and an email address. */
const OF_A_SUBSCRIBER =
  /\b(?:post ?codes?|postal|zip|suburb|city|town|state|region|country|company|organi[sz]ation|business|birth\w*|website|gender|interests?)\b/iu
/** A form that asks a question is no newsletter form, whatever else it offers. */
const ASKS_US = /\b(?:enquir\w+|inquir\w+|quote|book|contact us|message|call ?back|appointment)\b/iu
/** A review that a business does of what a customer has, and the last look at what was filled in. */
const ANOTHER_REVIEW =
  /\b(?:request|get|schedule|arrange|order|ask for|claim) (?:an? |my |your |the )?(?:[\w-]+ ){0,2}review\b|\bbook (?:an?|my|your|the) (?:[\w-]+ ){0,2}review\b|\b(?:case|claim|file|policy|portfolio|tax|will|contract|account|plan|design|insurance|loan|mortgage|performance|safety|energy|pension|financial|document|legal|medical|medication|free|complimentary|annual)[ _-]review\b|\breview (?:(?:and|&) (?:submit|send|confirm|pay)|(?:your|my|all|the|these) (?:\w+ )?(?:details|answers|information|entries|order|request|quote))\b/giu
const REVIEW = /\b(?:reviews?|ratings?|testimonials?)\b/iu
/** What a form asks for, in its own text; "read our reviews" asks for none. */
const ASKS_FOR_REVIEW =
  /\b(?:leave|write|post|submit|share|add)(?: us)? (?:a|your) (?:\w+ )?(?:review|rating|testimonial)\b/iu
const LEAVES = /^\W*unsubscribe\b/iu
const QUIZ = /\b(?:survey|quiz|poll|vote)\b/iu

/**
 * The kind of a form that is not for writing to the business, `null` for all others. The order matters: a search box
 * is recognised before a newsletter, a checkout before a review (checks: contact form, "left out first").
 */
export const otherKind = oncePerObject((form: FormFacts): OtherFormKind | null => {
  if (filledFields(form).length === 0) return 'other'
  const rule = RULES.find(([, matches]) => matches(form))
  return rule ? rule[0] : null
})

function isSearch(form: FormFacts): boolean {
  if (form.role === 'search' || form.fields.some(({ type }) => type === 'search')) return true
  if (SEARCH_ACTION.test(pathOf(form.action))) return true
  const [only, ...others] = typedFields(form)
  return others.length === 0 && only?.tag === 'input' && QUERY_NAME.test(only.name ?? only.id ?? '')
}

const pathOf = (address: string | null): string =>
  address === null ? '' : (URL.parse(address)?.pathname ?? '')

/**
 * A box for a message makes a form one for writing to the business, whatever its button says: a cake maker's "Order now", a course's "Register". A box for
 * notes on an order does not, nor one for where it goes.
 */
const hasMessageBox = ({ fields, buttons }: FormFacts): boolean => {
  const ofOrders = buttons.some((text) => PLACES_ORDER.test(text))
    ? [ORDER_NOTES, NOTES, ADDRESS]
    : [ORDER_NOTES]
  return fields.some(
    (field) =>
      field.tag === 'textarea' && !field.hidden && !ofOrders.some((notes) => notes.test(fieldWords(field))),
  )
}

/** Includes registering by email and asking for a new password, which have no password field. */
const isLogin = (form: FormFacts): boolean =>
  form.fields.some(({ type }) => type === 'password') ||
  (!hasMessageBox(form) && form.buttons.some((text) => LOGIN_BUTTON.test(text.trim()))) ||
  LOGIN_NAME.test(`${form.id} ${form.className}`)

/** Only the path of the action counts: a shop's contact form may post to a host named `checkout.…`. */
const isCheckout = (form: FormFacts): boolean =>
  CART_ACTION.test(pathOf(form.action)) ||
  (!hasMessageBox(form) && form.buttons.some((text) => ORDERS.test(text))) ||
  form.fields.some(
    (field) =>
      CART_FIELD.test(field.name ?? '') || OF_A_CARD.test(field.autocomplete ?? '') || isCardField(field),
  )

const isComment = (form: FormFacts): boolean =>
  form.id === 'commentform' ||
  REPLIES.test(form.heading?.trim() ?? '') ||
  form.buttons.some((text) => POSTS_COMMENT.test(text.trim())) ||
  COMMENT_ACTION.test(form.action ?? '') ||
  [pathOf(form.action), form.heading, form.id, form.name, ...form.buttons].some((text) =>
    GUEST_BOOK.test(text ?? ''),
  ) ||
  form.fields.some(({ name }) => name === 'comment_post_ID')

/** Age gates, cookie choices, "where's my order", and leaving a newsletter. */
function isGate(form: FormFacts): boolean {
  if (form.fields.some(({ tag }) => tag === 'textarea')) return false
  const words = wordsAround(form)
  if (TRACKING.test(words) || form.buttons.some((text) => LEAVES.test(text))) return true
  return (
    !form.fields.some(isEmail) && (AGE.test(words) || COOKIES.test(`${form.id} ${form.className} ${words}`))
  )
}

/**
 * Asks for an email address and what a newsletter keeps of a person, and has no message box. One field does not decide: beside a name
 * alone, words for joining or a mark suffice; with more fields, the words must name a newsletter, or the form has a mailing service's mark.
 */
function isNewsletter(form: FormFacts): boolean {
  const typed = typedFields(form)
  if (!typed.some(isEmail) || typed.some(({ tag }) => tag === 'textarea')) return false
  if (mailingHost(form.action) !== null) return true
  const others = typed.filter((field) => !isEmail(field) && !isName(field))
  if (others.length === 0)
    return (
      filledFields(form).length === 1 ||
      namesSignup(wordsAround(form)) ||
      isMarkedSignup(form) ||
      asksToAgreeAlone(form)
    )
  if (form.buttons.some((text) => ASKS_US.test(text)) || others.some(isMessageLine)) return false
  const odd = others.filter((field) => !isPhoneField(field) && !OF_A_SUBSCRIBER.test(fieldWords(field)))
  return odd.length <= 1 && (signupMark(form) !== null || namesList(wordsOfForm(form)))
}

/** Asks for an email address and for a tick that agrees to something. A step of a longer form has a hidden box for the message. */
const asksToAgreeAlone = (form: FormFacts): boolean =>
  !form.fields.some(({ tag }) => tag === 'textarea') &&
  !form.buttons.some((text) => ASKS_US.test(text)) &&
  filledFields(form).filter((field, _, fields) => !isAgreement(field, fields)).length === 1

/** Its names or its address say so: a plug-in's mark, "newsletter" or "subscribe". */
const isMarkedSignup = (form: FormFacts): boolean =>
  signupMark(form) !== null || namesList(spaced(pathOf(form.action))) || namesList(wordsOfForm(form))

/** The words of the form as a whole: its heading, buttons, names and text, without the texts of its tick boxes. */
function wordsOfForm(form: FormFacts): string {
  const offered = form.fields.flatMap(({ type, label }) => (PICKED.has(type) && label ? [label] : []))
  const text = offered.reduce((rest, label) => rest.replace(label, ' '), form.text)
  const names = [form.id, form.className, form.name].filter((name) => name !== null)
  return [form.heading, text, ...form.buttons, ...names.map(spaced)].join(' | ')
}

function isReview(form: FormFacts): boolean {
  if (form.fields.some(({ name }) => /rating/iu.test(name ?? ''))) return true
  const message = form.fields.filter(({ tag }) => tag === 'textarea').map(fieldWords)
  if (ASKS_FOR_REVIEW.test(withoutOtherReviews(wordsOfForm(form)))) return true
  return REVIEW.test(withoutOtherReviews([form.heading, form.id, ...form.buttons, ...message].join(' | ')))
}

const withoutOtherReviews = (words: string): string => words.replace(ANOTHER_REVIEW, ' ')

const RULES: readonly (readonly [OtherFormKind, (form: FormFacts) => boolean])[] = [
  ['search', isSearch],
  ['login', isLogin],
  ['checkout', isCheckout],
  ['comment', isComment],
  ['filter', (form) => filledFields(form).every(({ tag, type }) => tag === 'select' || PICKED.has(type))],
  ['other', isGate],
  ['newsletter', isNewsletter],
  [
    'other',
    (form) =>
      QUIZ.test(wordsAround(form)) && !form.fields.some((field) => isEmail(field) || isPhoneField(field)),
  ],
  ['review', isReview],
]

/** The words a visitor reads in and around a form. */
const wordsAround = (form: FormFacts): string =>
  [form.heading, form.text, ...form.buttons, ...filledFields(form).map(fieldWords)]
    .filter((part) => part !== null)
    .join(' | ')

/** Narrows a page's forms to those that sign people up for news. */
export const newsletterForms = (page: PageFacts): FormFacts[] =>
  page.forms.filter((form) => otherKind(form) === 'newsletter')
