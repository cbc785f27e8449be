import { type NetworkOptions, ReachError, readReach } from '#engine/network-options.ts'
import { type Environment, NOWHERE } from '#server/environment.ts'
import type { Options } from './options.ts'
import { UsageError } from './usage.ts'

const NAMES = { resolve: '--resolve', allowPrivate: '--allow-private', dns: '--dns', ca: '--ca' }

/** How a run may reach the network, from its options. Throws {@link UsageError} naming the option that is wrong. */
export function networkOptionsOf(
  options: Options,
  { instanceUrl }: Pick<Environment, 'instanceUrl'>,
  version: string,
): NetworkOptions {
  try {
    return readReach(
      { ...options, allowPrivate: options['allow-private'], instanceUrl: instanceUrl ?? NOWHERE, version },
      NAMES,
    )
  } catch (error) {
    throw error instanceof ReachError ? new UsageError(error.message) : error
  }
}
