import type { Connector } from '#connectors/connector.ts'
import type { FailureKind } from '#core/connections/failures.ts'
import { AppError } from '../http/error.ts'

/** Why a service did not do what the owner pressed. */
export function serviceRefusal({ title }: Pick<Connector, 'title'>, kind: FailureKind): AppError {
  if (kind === 'reauth' || kind === 'permission')
    return new AppError(409, 'reconnect', `${title} no longer accepts Fettle’s permission. Connect it again.`)
  if (kind === 'needs_selection')
    return new AppError(
      409,
      'choose_account',
      `${title} doesn’t let this account be used. Choose another one.`,
    )
  // The service takes no more, or Fettle asks for no more.
  if (kind === 'quota')
    return new AppError(503, 'partner_busy', `${title} has reached its limit for now. Try again later.`)
  if (kind !== 'vendor_down')
    return new AppError(
      503,
      'partner_failed',
      `${title} isn’t working here. Whoever runs Fettle can see why.`,
    )
  return new AppError(503, 'partner_failed', `${title} didn’t answer. Try again in a few minutes.`)
}
