import { z } from 'zod'

const schema = z.object({
  FETTLE_CHROMIUM: z.string().min(1).optional(),
  FETTLE_BROWSER_SANDBOX: z.enum(['on', 'off', 'auto']).default('auto'),
  /** Stands in the name we give ourselves, so that a site's owner can find out who we are. */
  FETTLE_INSTANCE_URL: z.url().default('https://fettle.invalid'),
})

export interface Environment {
  chromium: string | null
  sandbox: 'require' | 'prefer' | 'off'
  instanceUrl: string
}

const SANDBOX = { on: 'require', auto: 'prefer', off: 'off' } as const

/** Settings from the environment, read here and nowhere else. Throws one sentence that names the wrong setting. */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const parsed = schema.safeParse(env)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new SettingError(
      `The setting ${issue?.path.join('.') ?? ''} is not right: ${issue?.message ?? ''}.`,
    )
  }
  const { FETTLE_CHROMIUM, FETTLE_BROWSER_SANDBOX, FETTLE_INSTANCE_URL } = parsed.data
  return {
    chromium: FETTLE_CHROMIUM ?? null,
    sandbox: SANDBOX[FETTLE_BROWSER_SANDBOX],
    instanceUrl: FETTLE_INSTANCE_URL,
  }
}

export class SettingError extends Error {}
