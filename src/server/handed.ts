/** What the start hands to each of its processes beside the environment. */
export interface Handed {
  databaseUrl: string
  origin: string
  secret: string
}

/** Reads {@link Handed} from where the start put it. */
export function readHanded(env: NodeJS.ProcessEnv): { handed: Handed; rest: NodeJS.ProcessEnv } {
  const { HANDED_DATABASE_URL = '', HANDED_ORIGIN = '', HANDED_SECRET = '', ...rest } = env
  return {
    handed: { databaseUrl: HANDED_DATABASE_URL, origin: HANDED_ORIGIN, secret: HANDED_SECRET },
    rest,
  }
}

export const handOn = ({ databaseUrl, origin, secret }: Handed): NodeJS.ProcessEnv => ({
  HANDED_DATABASE_URL: databaseUrl,
  HANDED_ORIGIN: origin,
  HANDED_SECRET: secret,
})
