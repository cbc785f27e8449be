import type { ReadResult } from '../context.ts'
import type { XProblem } from './schema.ts'

/** Why there is no user, by what X says of the handle. */
export function noUser(errors: readonly XProblem[]): ReadResult<never> {
  const ends = (ending: string) => errors.some(({ type }) => type.endsWith(ending))
  if (ends('not-authorized-for-resource')) return { ok: false, failure: { kind: 'permission' } }
  return { ok: false, failure: { kind: ends('resource-not-found') ? 'not_found' : 'bad_shape' } }
}
