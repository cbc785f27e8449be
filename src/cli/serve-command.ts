import { CODE_MINUTES, codeAsShown } from '#core/one-time-code.ts'
import type { DemonstrationSignIn } from '#server/demonstration/owner.ts'
import type { Environment } from '#server/environment.ts'
import { SERVE_ROLES, type ServeRole } from '#server/role.ts'
import { type Running, startFettle, type StartOptions } from '#server/start.ts'
import { UsageError } from './usage.ts'
import { buildWebWhenStale } from './web-build.ts'

const STOPPED = 0
const CUT_SHORT = 1

/** Runs the product until Ctrl-C, SIGTERM or a closed terminal. The first signal stops it cleanly, the second at once. */
export async function serveCommand(environment: Environment, role: ServeRole): Promise<number> {
  await buildWebWhenStale(environment.npm, () => process.stdout.write('Building the pages…\n'))
  return serve(environment, { role })
}

/** Reads the operand of `serve`. Throws {@link UsageError} for another word. */
export function readRole(word: string | undefined): ServeRole {
  const role = SERVE_ROLES.find((one) => one === (word ?? 'all'))
  if (role === undefined) throw new UsageError(`"serve" takes ${SERVE_ROLES.join(', ')} or nothing.`)
  return role
}

/** Runs the product, or a demonstration of it, without building the pages first. */
export async function serve(environment: Environment, options: StartOptions): Promise<number> {
  const signals = stopSignals()
  const running = await startFettle(environment, options)
  const { role, demonstration } = options
  const what = role === 'worker' ? 'Fettle’s workers are running' : `Fettle is running at ${running.origin}`
  process.stdout.write(`${what}\nPress Ctrl-C to stop.\n`)
  if (demonstration) process.stdout.write(signInLines(demonstration))
  if (running.firstCode !== null) process.stdout.write(firstCodeLines(running.firstCode, environment))
  if (role !== 'web') process.stdout.write(await offerOfBrowser(environment))
  await signals.first
  process.stdout.write('Stopping…\n')
  return Promise.race([running.stop().then(() => STOPPED), signals.second.then(() => endAtOnce(running))])
}

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
  process.exit(CUT_SHORT)
}
