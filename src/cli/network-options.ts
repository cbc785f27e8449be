import { type NetworkOptions, NetworkOptionError, readNetworkOptions } from '#engine/network-options.ts'
import { NOWHERE, type ScanEnvironment } from '#server/scan-environment.ts'
import type { Options } from './options.ts'
import { UsageError } from './usage.ts'

const NAMES = { resolve: '--resolve', allowPrivate: '--allow-private', dns: '--dns', ca: '--ca' }

/** How a scan may reach the network, from its options. Throws {@link UsageError} that names the wrong option. */
export function networkOptionsOf(
  options: Options,
  { instanceUrl }: Pick<ScanEnvironment, 'instanceUrl'>,
  version: string,
): NetworkOptions {
  try {
    return readNetworkOptions(
      { ...options, allowPrivate: options['allow-private'], instanceUrl: instanceUrl ?? NOWHERE, version },
      NAMES,
    )
  } catch (error) {
    throw error instanceof NetworkOptionError ? new UsageError(error.message) : error
  }
}
