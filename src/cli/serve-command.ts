import { once } from 'node:events'
import type { Environment } from '#server/environment.ts'
import { startFettle } from '#server/start.ts'
import { buildWebWhenStale } from './web-build.ts'

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
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  process.stdout.write('Stopping…\n')
  await running.stop()
  return 0
}
