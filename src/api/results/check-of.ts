import { catalogue } from '#checks/catalogue.generated.ts'
import type { AnyCheck } from '#core/check.ts'
import { cut } from '#core/text.ts'
import { type AppError, notFound } from '../http/error.ts'

const LONGEST_ID = 60

/** The specification's answer for a check without a result (decisions, section 15). */
export const noDetails = (check: string): AppError =>
  notFound(`No details found for ${cut(check, LONGEST_ID)}`)

/** A check of the catalogue. Throws 404 for an unknown id. */
export function checkOf(id: string): AnyCheck {
  const check = catalogue.find((one) => one.id === id)
  if (!check) throw noDetails(id)
  return check
}
