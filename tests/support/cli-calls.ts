import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const PROCESS = fileURLToPath(new URL('./cli-calls-process.ts', import.meta.url))
const ended = z.array(z.object({ status: z.number(), stdout: z.string(), stderr: z.string() }))
export type EndedCall = z.infer<typeof ended>[number]

/** Makes calls of the command line in one process, one after the other: most of the time of each would be loading the code. Throws when the process fails. */
export const cliCalls = (
  calls: readonly (readonly string[])[],
  env: NodeJS.ProcessEnv,
): Promise<EndedCall[]> =>
  new Promise((resolve, reject) => {
    execFile(process.execPath, [PROCESS, JSON.stringify(calls)], { env }, (error, stdout, stderr) => {
      if (error !== null || stderr !== '') reject(error ?? new Error(stderr))
      else resolve(ended.parse(JSON.parse(stdout)))
    })
  })
