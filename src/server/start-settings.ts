/** Settings that the start passes to each process in the environment. */
export interface StartSettings {
  databaseUrl: string
  origin: string
  secret: string
  /** Everything is about the made-up business of all samples, and labelled so. */
  isDemonstration: boolean
  /** Name of the process in metrics and traces: `web`, `worker-1` … */
  process: string
}

const ON = 'on'

/** Separates {@link StartSettings} from the rest of the environment. */
export function readStartSettings(env: NodeJS.ProcessEnv): {
  startSettings: StartSettings
  rest: NodeJS.ProcessEnv
} {
  const {
    START_DATABASE_URL = '',
    START_ORIGIN = '',
    START_SECRET = '',
    START_DEMONSTRATION,
    START_PROCESS = '',
    ...rest
  } = env
  return {
    startSettings: {
      databaseUrl: START_DATABASE_URL,
      origin: START_ORIGIN,
      secret: START_SECRET,
      isDemonstration: START_DEMONSTRATION === ON,
      process: START_PROCESS,
    },
    rest,
  }
}

export const writeStartSettings = ({
  databaseUrl,
  origin,
  secret,
  isDemonstration,
  process,
}: StartSettings): NodeJS.ProcessEnv => ({
  START_DATABASE_URL: databaseUrl,
  START_ORIGIN: origin,
  START_SECRET: secret,
  START_PROCESS: process,
  ...(isDemonstration ? { START_DEMONSTRATION: ON } : {}),
})
