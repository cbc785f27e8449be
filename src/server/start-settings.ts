/** What the start hands to each of its processes beside the environment. */
export interface StartSettings {
  databaseUrl: string
  origin: string
  secret: string
}

/** Reads {@link StartSettings} from where the start put it. */
export function readStartSettings(env: NodeJS.ProcessEnv): {
  handed: StartSettings
  rest: NodeJS.ProcessEnv
} {
  const { HANDED_DATABASE_URL = '', HANDED_ORIGIN = '', HANDED_SECRET = '', ...rest } = env
  return {
    handed: { databaseUrl: HANDED_DATABASE_URL, origin: HANDED_ORIGIN, secret: HANDED_SECRET },
    rest,
  }
}

export const writeStartSettings = ({ databaseUrl, origin, secret }: StartSettings): NodeJS.ProcessEnv => ({
  HANDED_DATABASE_URL: databaseUrl,
  HANDED_ORIGIN: origin,
  HANDED_SECRET: secret,
})
