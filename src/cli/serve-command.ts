import { once } from 'node:events'
import type { Environment } from '#server/environment.ts'
import { type Running, startFettle } from '#server/start.ts'
import { buildWebWhenStale } from './web-build.ts'

const STOPPED = 0
const CUT_SHORT = 1

/** Runs the product until it is told to stop: Ctrl-C or SIGTERM once ends it cleanly, twice at once. */
export async function serveCommand(environment: Environment): Promise<number> {
  await buildWebWhenStale(() => process.stdout.write('Building the pages…\n'))
  return serve(environment)
}

/** The same with the pages as they were built last. */
export async function serve(environment: Environment): Promise<number> {
  const running = await startFettle(environment, process.env)
  process.stdout.write(`Fettle is running at ${running.origin}\nPress Ctrl-C to stop.\n`)
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  process.stdout.write('Stopping…\n')
  return Promise.race([running.stop().then(() => STOPPED), endAtOnce(running)])
}

/** A second signal: what is still going on is ended at once, and taken up again by the next start. */
async function endAtOnce(running: Running): Promise<number> {
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  await running.kill()
  process.exit(CUT_SHORT)
}
