import type { Environment } from '#server/environment.ts'
import { type Running, startFettle } from '#server/start.ts'
import { buildWebWhenStale } from './web-build.ts'

const STOPPED = 0
const CUT_SHORT = 1

/** Runs the product until it is told to stop: Ctrl-C, SIGTERM or a closed terminal once ends it cleanly, twice at once. */
export async function serveCommand(environment: Environment): Promise<number> {
  await buildWebWhenStale(environment.npm, () => process.stdout.write('Building the pages…\n'))
  return serve(environment)
}

/** The same with the pages as they were built last. */
export async function serve(environment: Environment): Promise<number> {
  const told = toldToStop()
  const running = await startFettle(environment)
  process.stdout.write(`Fettle is running at ${running.origin}\nPress Ctrl-C to stop.\n`)
  await told.once
  process.stdout.write('Stopping…\n')
  return Promise.race([running.stop().then(() => STOPPED), told.twice.then(() => endAtOnce(running))])
}

/** Listens for good: between two listeners a signal would end this process alone, and leave the others behind. */
function toldToStop(): { once: Promise<void>; twice: Promise<void> } {
  const first = Promise.withResolvers<void>()
  const second = Promise.withResolvers<void>()
  let times = 0
  const hear = (): void => {
    times += 1
    if (times === 1) first.resolve()
    else second.resolve()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, hear)
  return { once: first.promise, twice: second.promise }
}

/** What is still going on is taken up again by the next start. */
async function endAtOnce(running: Running): Promise<never> {
  await running.kill()
  process.exit(CUT_SHORT)
}
