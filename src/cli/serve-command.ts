import { CODE_MINUTES, codeAsShown } from '#core/one-time-code.ts'
import type { DemonstrationSignIn } from '#server/demonstration/owner.ts'
import type { Environment } from '#server/environment.ts'
import { SERVE_ROLES, type ServeRole } from '#server/role.ts'
import { type Running, startFettle, type StartOptions } from '#server/start.ts'
import { SUCCEEDED, INTERRUPTED } from './exit-status.ts'
import { UsageError } from './usage.ts'
import { buildPagesToServe } from './web-build.ts'

/** Runs the product until Ctrl-C, SIGTERM or a closed terminal. The first signal stops it cleanly, the second at once. */
export async function serveCommand(environment: Environment, role: ServeRole): Promise<number> {
  return serve(environment, { role, mayBuildPages: true })
}

/** Reads the operand of `serve`. Throws {@link UsageError} for another word. */
export function readRole(word: string | undefined): ServeRole {
  const role = SERVE_ROLES.find((one) => one === (word ?? 'all'))
  if (role === undefined) throw new UsageError(`"serve" takes ${SERVE_ROLES.join(', ')} or nothing.`)
  return role
}

interface ServeOptions extends Omit<StartOptions, 'pages'> {
  /** `false`: the pages of the last build are served, however old they are. */
  mayBuildPages: boolean
}

/** Whether the pages are built where they are not new: a machine of workers alone serves none. */
export const buildsPages = ({ role, mayBuildPages }: Pick<ServeOptions, 'role' | 'mayBuildPages'>): boolean =>
  mayBuildPages && role !== 'worker'

/** Runs the product, or a demonstration of it. A signal while the pages are built ends the start. */
export async function serve(environment: Environment, options: ServeOptions): Promise<number> {
  const { role, demonstration } = options
  const signals = stopSignals()
  const build = new AbortController()
  void signals.first.then(() => build.abort())
  const pages = buildsPages(options) ? buildPages(build.signal) : null
  let running: Running
  try {
    running = await startFettle(environment, { ...options, pages })
  } catch (error) {
    if (build.signal.aborted) return INTERRUPTED
    // A refused start waits for no pages.
    build.abort()
    throw error
  }
  const what = role === 'worker' ? 'Fettle’s workers are running' : `Fettle is running at ${running.origin}`
  process.stdout.write(`${what}\nPress Ctrl-C to stop.\n`)
  if (demonstration) process.stdout.write(signInLines(demonstration))
  if (running.firstCode !== null) process.stdout.write(firstCodeLines(running.firstCode, environment))
  if (role !== 'web') process.stdout.write(await offerOfBrowser(environment))
  await signals.first
  process.stdout.write('Stopping…\n')
  return Promise.race([running.stop().then(() => SUCCEEDED), signals.second.then(() => endAtOnce(running))])
}

const buildPages = (stop: AbortSignal): Promise<void> =>
  buildPagesToServe({ onBuild: () => process.stdout.write('Building the pages…\n'), stop })

async function offerOfBrowser(environment: Environment): Promise<string> {
  const { browserOfferLine } = await import('./browser-command.ts')
  return (await browserOfferLine(environment)) ?? ''
}

const signInLines = ({ email, password }: DemonstrationSignIn): string =>
  `Everything in it is about a made-up florist, and deleted when you stop it. Sign in with
  email     ${email}
  password  ${password}
Its website is scanned now: the results arrive while you look.\n`

const firstCodeLines = (code: string, { command }: Environment): string =>
  `This Fettle sends no mail. After signing up, confirm your email address with this one-time code, within ${CODE_MINUTES} minutes:
  ${codeAsShown(code)}
For another code: ${command} code confirm <email>\n`

/** Keeps one listener for all signals: without a listener a second signal would end this process and leave its children running. */
function stopSignals(): { first: Promise<void>; second: Promise<void> } {
  const first = Promise.withResolvers<void>()
  const second = Promise.withResolvers<void>()
  let times = 0
  const onSignal = (): void => {
    times += 1
    if (times === 1) first.resolve()
    else second.resolve()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal)
  return { first: first.promise, second: second.promise }
}

/** Kills the processes; the next start continues their unfinished work. */
async function endAtOnce(running: Running): Promise<never> {
  await running.kill()
  process.exit(INTERRUPTED)
}
