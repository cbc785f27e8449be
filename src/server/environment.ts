import { resolve } from 'node:path'
import { z } from 'zod'
import type { SignInProvider } from '#api/auth/options.ts'
import { FASTEST_PACE, MOST_PAGES, USUAL_PAGES } from '#engine/budgets.ts'
import type { SystemVariables } from '#engine/inspector/client.ts'
import { type NetworkOptions, NetworkOptionError, readNetworkOptions } from '#engine/network-options.ts'
import {
  type ConnectionEnvironment,
  connectionSettings,
  readConnectionSettings,
} from './connections/connection-settings.ts'
import { backupSettings, type BackupSettings, backupSettingsOf } from './backup/backup-settings.ts'
import { egressAllowSettings, loopbackEntriesOf } from './egress-allow-setting.ts'
import { fileSettings, type FileLocation, fileLocationOf } from './files/file-settings.ts'
import { processVariables, systemVariablesOf } from './process-environment.ts'
import { readStartSettings, type StartSettings } from './start-settings.ts'
import { paymentSettings, type PaymentSettings, readPaymentSettings } from './payment-settings.ts'
import {
  publicOriginOf,
  NOWHERE,
  type ScanEnvironment,
  scanEnvironmentOf,
  scanSettings,
} from './scan-environment.ts'
import { SettingError, settingWords, withoutEmptySettings, wrongSetting } from './setting-error.ts'
import {
  readTelemetrySettings,
  type TelemetryEnvironment,
  telemetrySettings,
} from './telemetry/telemetry-settings.ts'
import { signInProviders, signInSettings } from './sign-in-settings.ts'
import { version } from './version.ts'

const LEAST_SECRET = 32
const list = z
  .string()
  .default('')
  .transform((text) => text.split(/[,\s]+/u).filter((part) => part !== ''))
const flag = z.enum(['on', 'off']).default('off')
const SAYS_SECRET = `has to be at least ${LEAST_SECRET} characters long`
const SAYS_SMTP = 'has to be an address that begins with smtps:// or smtp://'
const SAYS_PACE = `has to be off, or a number above 0 and up to ${FASTEST_PACE}`
const postgres = z.url({
  protocol: /^postgres(ql)?$/u,
  error: 'has to be an address that begins with postgres://',
})
const SAYS_OLD = `has a key of fewer than ${LEAST_SECRET} characters`

/** A name, an IPv4 address, or an IPv6 address also as addresses of pages have it: `[::1]`. */
const listenedHost = z
  .string()
  .transform((text) => text.replace(/^\[(.*)\]$/u, '$1'))
  .pipe(
    z.union([z.ipv4(), z.ipv6(), z.string().regex(/^(?:[\w-]+\.)*(?!\d+$)[\w-]+$/u)], {
      error: 'has to be an address of this machine, or a name that leads to it',
    }),
  )

const schema = z.object({
  ...scanSettings,
  FETTLE_DATA: z.string().min(1).default('./data'),
  DATABASE_URL: postgres.optional(),
  /** Past the pooler that `DATABASE_URL` leads to: listening needs a connection of its own. */
  DATABASE_LISTEN_URL: postgres.optional(),
  PORT: z.coerce.number('has to be a port number').int().min(0).max(65_535).default(4747),
  HOST: listenedHost.default('127.0.0.1'),
  FETTLE_SECRET_KEY: z.string().min(LEAST_SECRET, SAYS_SECRET).optional(),
  /** Earlier keys, newest first. */
  FETTLE_SECRET_KEYS_OLD: list.pipe(z.array(z.string().min(LEAST_SECRET, SAYS_OLD))),
  FETTLE_OPERATOR_EMAIL: z.email().optional(),
  FETTLE_TRUST_PROXY: flag,
  FETTLE_WORKERS: z.coerce.number().int().min(0).max(64).default(1),
  FETTLE_SCANS_AT_ONCE: z.coerce.number().int().min(1).max(16).default(1),
  FETTLE_PAGES: z.coerce.number().int().min(1).max(MOST_PAGES).default(USUAL_PAGES),
  FETTLE_RESOLVE: list,
  FETTLE_ALLOW_PRIVATE: list,
  ...egressAllowSettings,
  FETTLE_DNS: list,
  FETTLE_CA: list,
  FETTLE_PACE: z
    .union([z.literal('off'), z.coerce.number().positive(SAYS_PACE).max(FASTEST_PACE, SAYS_PACE)], {
      error: SAYS_PACE,
    })
    .optional(),
  FETTLE_SPARE_BROWSER: z.enum(['on', 'off']).default('on'),
  FETTLE_MEDIA_URL: z.url({ protocol: /^https?$/u }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/u, error: SAYS_SMTP }).optional(),
  FETTLE_SAMPLE_DATA: z.literal('1', 'has to be 1 or empty').optional(),
  MAIL_FROM: z.string().min(3).default('Fettle <fettle@localhost>'),
  ...fileSettings,
  ...backupSettings,
  ...signInSettings,
  ...paymentSettings,
  ...connectionSettings,
  ...telemetrySettings,
})

/** The names of all settings. */
export const SETTING_NAMES: readonly string[] = Object.keys(schema.shape)

/** All settings, read once. */
export interface Environment extends ScanEnvironment {
  dataFolder: string
  databaseUrl: string | null
  /** The same database without a pooler, where `databaseUrl` leads to one; otherwise `null`. */
  listenUrl: string | null
  port: number
  host: string
  /** Origin of this Fettle; `null`: the address it listens on. */
  origin: string | null
  /** `null`: made at the first start and kept in the data folder. */
  secret: string | null
  /** Keys that were used before: what they signed is still valid. */
  oldSecrets: string[]
  files: FileLocation
  backups: BackupSettings
  operatorEmail: string | null
  trustProxy: boolean
  workers: number
  scansAtOnce: number
  pages: number
  network: NetworkOptions
  /** Entries of its allow-list that open this machine itself, of which the start warns. */
  loopbackEntries: string[]
  /** Keep a browser running between scans. */
  spareBrowser: boolean
  /** A media service in place of our own library of lessons. */
  mediaUrl: string | null
  smtpUrl: string | null
  mailFrom: string
  providers: SignInProvider[]
  /** `null`: payments are not set up. */
  payments: PaymentSettings | null
  connections: ConnectionEnvironment
  /** A service that an owner has not connected shows its sample. */
  showsSamples: boolean
  /** Metrics and traces. */
  telemetry: TelemetryEnvironment
  system: SystemVariables
  /** The whole environment, for child processes. */
  inherited: NodeJS.ProcessEnv
}

const NETWORK_NAMES = {
  resolve: 'FETTLE_RESOLVE',
  allowPrivate: 'FETTLE_ALLOW_PRIVATE',
  allow: 'FETTLE_EGRESS_ALLOW',
  dns: 'FETTLE_DNS',
  ca: 'FETTLE_CA',
}

/** Settings from the environment, and those that the start passes to this process. */
export function readProcessEnvironment(): { startSettings: StartSettings; environment: Environment } {
  const { startSettings, rest } = readStartSettings(processVariables())
  return { startSettings, environment: readEnvironment(rest) }
}

/** Settings from the environment. Throws one sentence that names the wrong setting. */
export function readEnvironment(env = processVariables()): Environment {
  const unknown = Object.keys(env).find((name) => name.startsWith('FETTLE_') && !(name in schema.shape))
  if (unknown !== undefined) throw new SettingError(`There is no setting ${unknown}.`)
  const parsed = schema.safeParse(withoutEmptySettings(env), { error: settingWords })
  if (!parsed.success) throw wrongSetting(parsed.error.issues[0])
  const given = parsed.data
  const publicOrigin = publicOriginOf(given)
  const files = fileLocationOf(given, resolve(given.FETTLE_DATA), missing)
  const scan = scanEnvironmentOf(given, env)
  return {
    ...scan,
    dataFolder: resolve(given.FETTLE_DATA),
    databaseUrl: given.DATABASE_URL ?? null,
    listenUrl: given.DATABASE_LISTEN_URL ?? null,
    port: given.PORT,
    host: given.HOST,
    origin: publicOrigin === undefined ? null : new URL(publicOrigin).origin,
    secret: given.FETTLE_SECRET_KEY ?? null,
    oldSecrets: given.FETTLE_SECRET_KEYS_OLD,
    files,
    backups: backupSettingsOf(given, files, missing),
    operatorEmail: given.FETTLE_OPERATOR_EMAIL ?? null,
    trustProxy: given.FETTLE_TRUST_PROXY === 'on',
    workers: given.FETTLE_WORKERS,
    scansAtOnce: given.FETTLE_SCANS_AT_ONCE,
    pages: given.FETTLE_PAGES,
    network: networkOf(given, scan),
    loopbackEntries: loopbackEntriesOf(given, env),
    spareBrowser: given.FETTLE_SPARE_BROWSER === 'on',
    mediaUrl: given.FETTLE_MEDIA_URL ?? null,
    smtpUrl: given.SMTP_URL ?? null,
    mailFrom: given.MAIL_FROM,
    providers: signInProviders(given, missing),
    payments: readPaymentSettings(given, missing),
    connections: readConnectionSettings(given),
    showsSamples: given.FETTLE_SAMPLE_DATA !== undefined,
    telemetry: readTelemetrySettings(given, { port: given.PORT }, (sentence) => new SettingError(sentence)),
    system: systemVariablesOf(env),
    inherited: env,
  }
}

const missing = (setting: string): SettingError => new SettingError(`The setting ${setting} is missing.`)

function networkOf(given: z.infer<typeof schema>, { instanceUrl }: ScanEnvironment): NetworkOptions {
  const { FETTLE_RESOLVE, FETTLE_ALLOW_PRIVATE, FETTLE_EGRESS_ALLOW } = given
  const { FETTLE_DNS, FETTLE_CA, FETTLE_PACE } = given
  try {
    return readNetworkOptions(
      {
        resolve: FETTLE_RESOLVE,
        allowPrivate: FETTLE_ALLOW_PRIVATE,
        allow: FETTLE_EGRESS_ALLOW,
        dns: FETTLE_DNS,
        ca: FETTLE_CA,
        pace: FETTLE_PACE,
        version,
        instanceUrl: instanceUrl ?? NOWHERE,
      },
      NETWORK_NAMES,
    )
  } catch (error) {
    throw error instanceof NetworkOptionError ? new SettingError(error.message) : error
  }
}
