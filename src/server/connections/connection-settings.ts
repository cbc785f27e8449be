import { z } from 'zod'
import { connectors } from '#connectors/connectors.generated.ts'
import { SettingError, settingWords } from '../setting-error.ts'

/** `https`, or this machine: keys and addresses of owners are sent there. */
const SAFE = /^https:\/\/|^http:\/\/(?:127\.0\.0\.1|\[::1\]|localhost)(?::\d+)?(?:\/|$)/u
const NAMES = [...new Set(connectors.flatMap(({ endpoints }) => Object.keys(endpoints)))]

const endpoints = z.partialRecord(
  z.enum(NAMES, `may name only ${NAMES.join(', ')}`),
  z.string().regex(SAFE, 'has to begin with https://, or name this machine'),
)

/** Settings of the outside services: a name for each value of each connector, and stand-ins for their addresses. */
export const connectionSettings = {
  ...Object.fromEntries(
    connectors.flatMap(({ settings }) =>
      settings.map(({ name, shape }) => [name, shape.optional()] as const),
    ),
  ),
  FETTLE_ENDPOINTS: z.string().optional(),
  FETTLE_ALLOW_ENDPOINTS: z.literal('1', 'has to be 1 or empty').optional(),
}

/** What the environment says about outside services. */
export interface ConnectionEnvironment {
  /** Values by name; each wins over one that the operator typed. */
  values: Readonly<Record<string, string>>
  /** Addresses in place of the services' own. */
  endpoints: Readonly<Record<string, string>>
}

/** Reads those settings. Throws {@link SettingError} for other addresses that are not allowed expressly, or not safe. */
export function readConnectionSettings(given: Readonly<Record<string, unknown>>): ConnectionEnvironment {
  const names = connectors.flatMap(({ settings }) => settings.map(({ name }) => name))
  const values = names.flatMap((name) => {
    const value = given[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return { values: Object.fromEntries(values), endpoints: readEndpoints(given) }
}

function readEndpoints(given: Readonly<Record<string, unknown>>): ConnectionEnvironment['endpoints'] {
  const text = given['FETTLE_ENDPOINTS']
  if (typeof text !== 'string') return {}
  if (given['FETTLE_ALLOW_ENDPOINTS'] === undefined)
    throw new SettingError('The setting FETTLE_ENDPOINTS needs FETTLE_ALLOW_ENDPOINTS=1.')
  const parsed = endpoints.safeParse(jsonOf(text), { error: settingWords })
  if (!parsed.success)
    throw new SettingError(
      `The setting FETTLE_ENDPOINTS is not right: ${parsed.error.issues[0]?.message ?? ''}.`,
    )
  return Object.fromEntries(
    Object.entries(parsed.data).flatMap(([name, url]) => (url ? [[name, url.replace(/\/$/u, '')]] : [])),
  )
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
