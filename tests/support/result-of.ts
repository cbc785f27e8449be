import { catalogue } from '#checks/catalogue.generated.ts'
import type { AnyCheck } from '#core/check.ts'
import { displayOf } from '#core/display.ts'
import type { CheckResult } from '#core/result.ts'
import { aResult } from './results.ts'

/** A check of the catalogue by its id. */
export function checkOf(id: string): AnyCheck {
  const check = catalogue.find((one) => one.id === id)
  if (!check) throw new Error(`No check is called ${id}`)
  return check
}

/** A result of a check at a time, in its declared tone; a status that it does not have means "could not look". */
export function resultOf(
  id: string,
  status: string,
  updatedAt: string,
  given: Partial<CheckResult> = {},
): CheckResult {
  const check = checkOf(id)
  const tone = check.statuses[status] ?? 'unable'
  return aResult({
    id,
    status,
    updatedAt,
    ...displayOf(tone),
    category: check.category,
    title: check.words.title,
    tag: check.words.statuses[status]?.tag ?? "Couldn't check",
    description: `Seen as ${status}.`,
    goldStar: tone === 'success',
    ...given,
  })
}

/** A result that could not look, for this reason. */
export const failedResult = (id: string, updatedAt: string, given: Partial<CheckResult> = {}): CheckResult =>
  resultOf(id, checkOf(id).unableStatus, updatedAt, {
    reason: 'Your website took too long to answer.',
    reasonCode: 'timeout',
    ...given,
  })
