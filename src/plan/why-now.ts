import type { AnyCheck } from '#core/check.ts'
import { shortDate } from '#core/dates.ts'
import type { KnownResult } from '#core/known-results.ts'
import { lowerFirst } from '#core/text.ts'
import { listed } from '#core/words.ts'
import { pinOf } from './pins.ts'

/** From this many points on, the business' own facts are mentioned. */
const NOTABLE_BOOST = 8
const QUICK_MINUTES = 30

const BY_DISPLAY = {
  error: "It isn't working as it should.",
  warning: 'It works, and could work better.',
  info: "There's a next step when you're ready.",
  success: 'It looks good; one more thing makes it complete.',
} as const
const BY_GREY = {
  missing: "It isn't there yet.",
  review: "It's worth a look.",
  more_info: 'We just need something from you.',
  unable: "We couldn't look yet.",
  not_relevant: '',
} as const

export interface WhyNow {
  check: Pick<AnyCheck, 'plan'>
  /** The result that counts; `null`: none yet. */
  result: KnownResult | null
  /** For an item that was completed before: when it last was. */
  fineAt: string | null
  /** Parts that we look at now and did not when it last was completed. */
  newParts: readonly string[]
  /** When we last tried and could not look. */
  missedAt: string | null
  /** Points that this business adds to its weight. */
  boost: number
  effortMinutes: number
  isReadyMade: boolean
  timeZone: string | undefined
}

/** The reason for an open item's priority, in one or two short sentences. */
export function whyNow(about: WhyNow): string {
  const extra = extraReason(about)
  return extra === null ? mainReason(about) : `${mainReason(about)} ${extra}`
}

function mainReason({ check, result, fineAt, newParts, timeZone }: WhyNow): string {
  if (!result) return "We haven't looked at this yet."
  if (pinOf(check, result) !== null) return 'This could hurt you or your customers, so it comes first.'
  if (fineAt && newParts.length > 0)
    return `It was fine on ${shortDate(fineAt, timeZone)}. We look at more now (${listed(newParts.map(lowerFirst))}), and it needs another look.`
  if (fineAt) return `It was fine on ${shortDate(fineAt, timeZone)}, and now it needs another look.`
  return result.greyKind ? BY_GREY[result.greyKind] : byColour(result)
}

const byColour = ({ display }: KnownResult): string =>
  display === 'missing' ? BY_GREY.missing : BY_DISPLAY[display]

function extraReason({
  result,
  missedAt,
  boost,
  effortMinutes,
  isReadyMade,
  timeZone,
}: WhyNow): string | null {
  if (result && missedAt)
    return `We couldn't look on ${shortDate(missedAt, timeZone)}; this is as of ${shortDate(result.updatedAt, timeZone)}.`
  if (boost >= NOTABLE_BOOST) return 'It matters more for a business like yours.'
  if (isReadyMade) return 'What you need for it is ready to use.'
  return effortMinutes > 0 && effortMinutes <= QUICK_MINUTES ? "It's a quick job." : null
}
