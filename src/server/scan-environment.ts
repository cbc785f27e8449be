import { z } from 'zod'
import type { OwnCommand } from '#core/own-commands.ts'
import type { SandboxUse } from '#gather/browser/launch.ts'
import { USUAL_CAP_MIB } from '#gather/browser/memory/cap.ts'
import { processVariables } from './process-environment.ts'
import { remoteBrowsersSetting } from './remote-browser-setting.ts'
import { settingWords, withoutEmptySettings, wrongSetting } from './setting-error.ts'

// What the command line needs for one scan, apart from the other settings: those name every outside service, whose code a scan does not use.

const ENVIRONMENTS = ['prod', 'dev', 'uat', 'local'] as const

/** The settings of a scan, for a schema. */
export const scanSettings = {
  FETTLE_ENV: z.enum(ENVIRONMENTS).default('local'),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/u }).optional(),
  /** In place of PUBLIC_ORIGIN in the environment `dev`. */
  PUBLIC_ORIGIN_DEV: z.url({ protocol: /^https?$/u }).optional(),
  FETTLE_CHROMIUM: z.string().min(1).optional(),
  FETTLE_BROWSER_URL: remoteBrowsersSetting,
  FETTLE_BROWSER_MEMORY: z.coerce.number().int().min(512).max(65_536).default(USUAL_CAP_MIB),
  FETTLE_BROWSER_SANDBOX: z.enum(['on', 'off', 'auto']).default('auto'),
  /** Part of the user agent, so that a website's owner can find out who scans. */
  FETTLE_INSTANCE_URL: z.url().optional(),
}
const schema = z.object(scanSettings)
type ScanSettings = z.infer<typeof schema>

/** The settings of a scan, read once. */
export interface ScanEnvironment {
  chromium: string | null
  /** Addresses of browsers on other machines, used in place of one here; they may hold tokens. */
  remoteBrowsers: string[]
  /** MiB that one browser with all of its processes may hold. */
  browserMemoryMib: number
  sandbox: SandboxUse
  /** Part of the user agent: its page `/bot` names who scans; `null`: nobody can find that out. */
  instanceUrl: string | null
  /** Whether the terminal asks for text without colours (https://no-color.org). */
  noColor: boolean
  /** How this machine calls the command line. */
  command: OwnCommand
}

const SANDBOX = { on: 'require', auto: 'prefer', off: 'off' } as const

/** In the user agent where no address is known. */
export const NOWHERE = 'https://fettle.invalid'

/**
 * Settings of a scan from the environment. `null`: there are others of ours, or mistakes, which `readEnvironment` tells apart. Throws one sentence that
 * names the wrong setting.
 */
export function readScanEnvironment(env = processVariables()): ScanEnvironment | null {
  if (Object.keys(env).some((name) => name.startsWith('FETTLE_') && !(name in scanSettings))) return null
  const parsed = schema.safeParse(withoutEmptySettings(env), { error: settingWords })
  if (!parsed.success) throw wrongSetting(parsed.error.issues[0])
  return scanEnvironmentOf(parsed.data, env)
}

/** The settings of a scan, from parsed ones. */
export const scanEnvironmentOf = (given: ScanSettings, env: NodeJS.ProcessEnv): ScanEnvironment => ({
  chromium: given.FETTLE_CHROMIUM ?? null,
  remoteBrowsers: given.FETTLE_BROWSER_URL,
  browserMemoryMib: given.FETTLE_BROWSER_MEMORY,
  sandbox: SANDBOX[given.FETTLE_BROWSER_SANDBOX],
  instanceUrl: given.FETTLE_INSTANCE_URL ?? publicOriginOf(given) ?? null,
  noColor: Boolean(env['NO_COLOR']),
  command: commandOf(env),
})

/** One address for prod, uat and local, and another for dev where it is set. */
export const publicOriginOf = ({
  FETTLE_ENV,
  PUBLIC_ORIGIN,
  PUBLIC_ORIGIN_DEV,
}: Pick<ScanSettings, 'FETTLE_ENV' | 'PUBLIC_ORIGIN' | 'PUBLIC_ORIGIN_DEV'>): string | undefined =>
  FETTLE_ENV === 'dev' ? (PUBLIC_ORIGIN_DEV ?? PUBLIC_ORIGIN) : PUBLIC_ORIGIN

/** A clone runs its TypeScript; `npx` is npm's command `exec`, and tells so in the environment. */
function commandOf(env: NodeJS.ProcessEnv): OwnCommand {
  if (import.meta.url.endsWith('.ts')) return 'npm run -s fettle --'
  return env['npm_command'] === 'exec' ? 'npx fettle' : 'fettle'
}
