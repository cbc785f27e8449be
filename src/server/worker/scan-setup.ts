import type { InspectorTask } from '#engine/inspector/protocol.ts'
import type { SandboxUse } from '#gather/browser/launch.ts'
import { servicePlacesOf } from '#net/service-places.ts'
import type { Environment } from '../environment.ts'

type SetupEnvironment = Pick<
  Environment,
  | 'network'
  | 'listenUrl'
  | 'smtpUrl'
  | 'chromium'
  | 'remoteBrowsers'
  | 'browserMemoryMib'
  | 'sandbox'
  | 'host'
  | 'origin'
>

/** How every scan of this worker reaches network and browser. */
interface ScanSetup {
  egress: Omit<InspectorTask['egress'], 'scanBytes'>
  browser: InspectorTask['browser']
}

/** Where this installation is. */
interface Installation {
  /** Where it is reached. */
  origin: string
  databaseUrl: string
}

/** The setup from the settings. This installation's own host is never scanned, also through a redirect, and no setting opens its database and mail server. */
export const scanSetupOf = async (
  environment: SetupEnvironment,
  { origin, databaseUrl }: Installation,
): Promise<ScanSetup> => ({
  egress: {
    ...environment.network,
    own: [new URL(origin).hostname],
    services: await servicePlacesOf([databaseUrl, environment.listenUrl, environment.smtpUrl]),
  },
  browser: {
    use: true,
    executable: environment.chromium,
    remote: environment.remoteBrowsers,
    sandbox: sandboxOf(environment),
    memoryMib: environment.browserMemoryMib,
  },
})

/**
 * A server that others can reach goes on without the browser's sandbox only when its operator says so (specification, README 13); one that
 * answers this machine alone does by itself.
 */
function sandboxOf({ sandbox, host, origin }: SetupEnvironment): SandboxUse {
  const hosts = origin === null ? [host] : [host, new URL(origin).hostname]
  return sandbox === 'prefer' && !hosts.every(isThisMachine) ? 'require' : sandbox
}

const THIS_MACHINE = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|::1|\[::1\])$/iu

const isThisMachine = (host: string): boolean => THIS_MACHINE.test(host)
