import type { SystemVariables } from '#engine/inspector/client.ts'

// The only file that reads the environment of this process.

/** All variables of this process, which `environment.ts` parses. */
export const processVariables = (): NodeJS.ProcessEnv => process.env

/** What an inspector gets of it. */
export const systemVariablesOf = ({ PATH, LANG, TZ }: NodeJS.ProcessEnv): SystemVariables => ({
  PATH,
  LANG,
  TZ,
})
