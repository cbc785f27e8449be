import { type Failure, REASONS, type Reason } from './reasons.ts'
import { isKnownByName, SUBJECT_WORDS } from './subjects.ts'
import { cut, upperFirst } from './text.ts'

interface ReasonWords {
  sentence: string
  step: string
}

/** What a check says in place of the words of a reason, where those are not true of it. */
export interface UnableWords extends ReasonWords {
  tag: string
}

const NO_PAGE: ReasonWords = {
  sentence: "We didn't find a page we could read.",
  step: 'Open your homepage and check it shows',
}
const OUR_BROWSER: ReasonWords = {
  sentence: "Our testing browser had a problem. It's us, not you.",
  step: 'Re-run the test in a few minutes',
}
const THEIR_SERVICE: ReasonWords = {
  sentence: "The service we ask for this didn't answer.",
  step: 'Re-run the test tomorrow',
}

/** The message and next step that owners read for each reason. */
export const reasonWords: Readonly<Record<Reason, ReasonWords>> = {
  no_website: {
    sentence: "You haven't given us a website, so there's nothing to test yet.",
    step: 'Add your website when you have one',
  },
  dns_failure: {
    sentence: "We couldn't find your website's address on the internet.",
    step: 'Check the spelling, and ask your domain provider if the name is still paid for',
  },
  connect_failure: {
    sentence: "Your website didn't answer us.",
    step: "Open it on your phone to see if it's up",
  },
  timeout: { sentence: 'Your website took too long to answer.', step: 'Try again in a little while' },
  tls_failure: {
    sentence: "We couldn't agree on a secure connection with your website.",
    step: 'Ask your host which security settings are on',
  },
  server_error: {
    sentence: 'Your website answered with an error of its own.',
    step: 'Ask your host or web person to look at it',
  },
  page_missing: {
    sentence: "Your homepage says it can't be found.",
    step: 'Check the website address on your profile',
  },
  redirect_problem: {
    sentence: "Your website sends visitors round in circles, or somewhere we can't follow.",
    step: 'Ask your web person to check its redirects',
  },
  too_large: {
    sentence: 'Your page is too big for us to read in one go.',
    step: "Ask your web person why it's so heavy",
  },
  cancelled: {
    sentence: 'This test was stopped before it finished.',
    step: 'Re-run the test when you like',
  },
  password_protected: {
    sentence: 'Your website asks for a password.',
    step: "Re-run the test when it's open to everyone",
  },
  bot_wall: {
    sentence: "Your website blocks automated visitors like us. That isn't a fault.",
    step: "If you'd like us to check, ask your web person to let our visitor, named Fettle, in",
  },
  robots_disallowed: {
    sentence: 'Your website asks automated visitors not to read these pages.',
    step: "If you'd like us to check, ask your web person to allow the visitor named Fettle",
  },
  not_published: {
    sentence: "Your website isn't live yet, or shows a holding page.",
    step: 'Publish it, then re-run the test',
  },
  not_html: NO_PAGE,
  empty_page: NO_PAGE,
  stayed_empty: {
    sentence:
      "In our browser your homepage stayed empty, perhaps because a file from another website didn't come.",
    step: 'Re-run the test in a little while',
  },
  partial_crawl: {
    sentence: "We could only read part of your website, so we'd rather not guess.",
    step: 'Re-run the test',
  },
  blocked_address: {
    sentence: "That address isn't open to the public internet.",
    step: 'Check the website address on your profile',
  },
  engine_missing: OUR_BROWSER,
  engine_error: OUR_BROWSER,
  unsteady: {
    sentence: "We couldn't measure this well: the score was very different each time we tried.",
    step: 'Re-run the test at a quieter time',
  },
  memory_hungry: {
    sentence: 'Your page used more memory than a phone has, so we stopped it.',
    step: 'Ask your web person which script or picture on it takes so much',
  },
  never_rests: {
    sentence: "Your page never finished loading, so our browser couldn't measure it.",
    step: 'Ask your web person which script on it never stops',
  },
  keeps_moving: {
    sentence: "Your page kept opening windows or moving to another page, so we couldn't look at it.",
    step: 'Ask your web person which script on it does that',
  },
  provider_not_configured: { sentence: "This test isn't switched on yet.", step: 'Check back soon' },
  provider_error: THEIR_SERVICE,
  provider_quota: THEIR_SERVICE,
  other_language: {
    sentence: "Your website is in a language we can't read well enough yet.",
    step: 'Answer the questions of this check yourself',
  },
  permission_lost: {
    sentence: 'We no longer have permission to look at this account.',
    step: 'Connect it again',
  },
  internal_error: { sentence: 'Something went wrong at our end.', step: 'Re-run the test' },
}

/** The same for a subject that is not the website as a whole: `{thing}` within the sentence, `{Thing}` at its start. */
const thingWords: Readonly<Partial<Record<Reason, ReasonWords>>> = {
  dns_failure: {
    sentence: "We couldn't look up {thing} on the internet.",
    step: 'Check that the name in its address is spelled right and still paid for',
  },
  connect_failure: {
    sentence: 'We got no answer for {thing}.',
    step: 'Open it yourself to see if it is there',
  },
  timeout: { sentence: 'We waited too long for {thing}.', step: 'Try again in a little while' },
  tls_failure: {
    sentence: "We couldn't agree on a secure connection to read {thing}.",
    step: 'Ask your host which security settings are on',
  },
  server_error: {
    sentence: 'When we asked for {thing}, the server answered with an error.',
    step: 'Ask your host or web person to look at it',
  },
  page_missing: { sentence: "{Thing} can't be found.", step: 'Ask your web person where it went' },
  redirect_problem: {
    sentence: "The way to {thing} goes round in circles, or somewhere we can't follow.",
    step: 'Ask your web person to check its redirects',
  },
  too_large: {
    sentence: "There's too much in {thing} for us to read in one go.",
    step: "Ask your web person why it's so heavy",
  },
  password_protected: {
    sentence: "We'd need a password for {thing}.",
    step: "Re-run the test when it's open to everyone",
  },
  bot_wall: {
    sentence: "Automated visitors like us are kept from {thing}. That isn't a fault.",
    step: "If you'd like us to check, ask your web person to let our visitor, named Fettle, in",
  },
  robots_disallowed: {
    sentence: 'Automated visitors are asked not to read {thing}.',
    step: "If you'd like us to check, ask your web person to allow the visitor named Fettle",
  },
  not_published: {
    sentence: 'We found only a holding page in place of {thing}.',
    step: 'Publish it, then re-run the test',
  },
  not_html: {
    sentence: "We couldn't make sense of {thing}.",
    step: 'Open it yourself and check what it shows',
  },
  empty_page: { sentence: 'We found nothing in {thing}.', step: 'Open it yourself and check what it shows' },
  stayed_empty: {
    sentence: "Our browser showed nothing of {thing}, perhaps because a file from elsewhere didn't come.",
    step: 'Try again in a little while',
  },
  partial_crawl: {
    sentence: "We could only read part of {thing}, so we'd rather not guess.",
    step: 'Re-run the test',
  },
  blocked_address: {
    sentence: "The address of {thing} isn't open to the public internet.",
    step: 'Check that address',
  },
  memory_hungry: {
    sentence: 'Showing {thing} took more memory than a phone has, so we stopped.',
    step: 'Ask your web person which script or picture takes so much',
  },
  never_rests: {
    sentence: 'We waited, but {thing} never finished loading in our browser.',
    step: 'Ask your web person which script never stops',
  },
  keeps_moving: {
    sentence: "We couldn't look at {thing}: windows kept opening, or other pages kept taking over.",
    step: 'Ask your web person which script does that',
  },
}

/** A longer address is not written into a sentence. */
const LONGEST_ADDRESS = 120

/** These steps are about "it", which has to be known. */
const STEPS_ABOUT_IT: ReadonlySet<Reason> = new Set([
  'connect_failure',
  'server_error',
  'page_missing',
  'too_large',
  'not_published',
  'not_html',
  'empty_page',
])
const WITHOUT_IT = 'Re-run the test in a little while'

/** The message and next step for a failure, with the name of what could not be looked at. */
export function wordsOfFailure({
  reason,
  subject,
  at,
}: Pick<Failure, 'reason' | 'subject' | 'at'>): ReasonWords {
  const words = thingWords[reason]
  if (subject === undefined || words === undefined) return reasonWords[reason]
  const thing =
    at === undefined ? SUBJECT_WORDS[subject] : `${SUBJECT_WORDS[subject]} (${cut(at, LONGEST_ADDRESS)})`
  const sentence = words.sentence.replace('{thing}', () => thing).replace('{Thing}', () => upperFirst(thing))
  const isKnown = at !== undefined || isKnownByName(subject)
  return { sentence, step: isKnown || !STEPS_ABOUT_IT.has(reason) ? words.step : WITHOUT_IT }
}

/** The reason that a sentence is the message of; `undefined` for any other sentence. */
export const reasonOfSentence = (sentence: string): Reason | undefined =>
  REASONS.find((reason) => reasonWords[reason].sentence === sentence) ??
  REASONS.find((reason) => {
    const [before, after] = thingWords[reason]?.sentence.split(/\{thing\}/iu) ?? []
    return (
      before !== undefined && after !== undefined && sentence.startsWith(before) && sentence.endsWith(after)
    )
  })
