import type { z } from 'zod'

/** A wrong setting, named in one sentence. Never holds a secret. */
export class SettingError extends Error {}

/** Names the setting but not its value, which may be a secret. */
export const wrongSetting = (issue: z.core.$ZodIssue | undefined): SettingError =>
  new SettingError(`The setting ${issue?.path[0]?.toString() ?? ''} is not right: ${issue?.message ?? ''}.`)

/** An empty setting counts as not set, because shells and container files set them so. */
export const withoutEmptySettings = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
