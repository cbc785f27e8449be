import type { FailureKind } from '#core/connections/failures.ts'
import { AppError } from '../http/error.ts'

/** The failures after which Google may have made the change all the same: no answer, or one that cannot be read. */
const UNCERTAIN: ReadonlySet<FailureKind> = new Set<FailureKind>(['vendor_down', 'bad_shape'])
export const isUncertain = (kind: FailureKind): boolean => UNCERTAIN.has(kind)

/** Google's refusals of a change that say the same of every service of theirs, in words to the owner. */

export const googleReconnect = (): AppError =>
  new AppError(409, 'reconnect', 'Google no longer accepts Fettle’s permission. Connect it again.')

/** Its quota, the account's or the owner's own is used up, which may last until midnight. */
export const googleBusy = (): AppError =>
  new AppError(503, 'partner_busy', 'Google takes no more changes for now. Try again later.')

export const googleRefused = (): AppError =>
  new AppError(409, 'refused', 'Google refused this. Nothing was changed.')

/** Nothing was changed, because Google gave no answer before it was asked to. */
export const notAnswered = (): AppError =>
  new AppError(
    503,
    'partner_failed',
    'Google didn’t answer. Nothing was changed. Try again in a few minutes.',
  )
