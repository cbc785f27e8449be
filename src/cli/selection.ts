import type { AnyCheck } from '#core/check.ts'
import type { Options } from './options.ts'
import { UsageError } from './usage.ts'

/** The checks that `--only` and `--skip` leave. Throws {@link UsageError} for an unknown id, or when no check is left. */
export function selectChecks(
  catalogue: readonly AnyCheck[],
  { only, skip }: Pick<Options, 'only' | 'skip'>,
): AnyCheck[] {
  const known = new Set(catalogue.map(({ id }) => id))
  const unknown = [...(only ?? []), ...(skip ?? [])].find((id) => !known.has(id))
  if (unknown !== undefined) {
    throw new UsageError(`There is no check called "${unknown}". The checks are: ${[...known].join(', ')}.`)
  }
  const chosen = catalogue.filter(({ id }) => (only?.includes(id) ?? true) && !(skip?.includes(id) ?? false))
  if (chosen.length === 0) throw new UsageError('No check is left to run.')
  return chosen
}
