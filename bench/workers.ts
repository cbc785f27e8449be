import { spawnSync } from 'node:child_process'
import { availableParallelism, loadavg } from 'node:os'
import { atWork } from '#support/at-work.ts'
import { plainSite } from '#support/gate.ts'
import { startProduct } from '#support/product.ts'
import { scansEnded } from '#support/scans-ended.ts'

// Scans an hour with 1, 2 and 4 workers, each held to a processor of its own (taskset; Linux), with websites on loopback. The database, the web
// process and the websites have the last processor: a figure of as many workers as the machine has processors says little.
//   npm run -s bench:workers -- [scans for each worker] [workers, ...] [checks, ...]       20 1,2,4 all
const [perWorker = '2', which = '1,2', checks = 'ssl,sitemap'] = process.argv.slice(2)
const processors = availableParallelism()
const ALL = 'all'

let first: number | null = null
for (const workers of which.split(',').map(Number)) {
  if (workers > processors) {
    console.log(`${workers} workers: this machine has ${processors} processors, so it was not tried`)
    continue
  }
  const hourly = await scansAnHour(workers, workers * Number(perWorker))
  first ??= hourly / workers
  const shared = workers === processors ? ' (one of them shares its processor with everything else)' : ''
  console.log(
    `${workers} workers: ${Math.round(hourly)} scans an hour, ${((100 * hourly) / workers / first).toFixed(0)} % of the first for each worker${shared}`,
  )
}
console.log(`${processors} processors, load average ${loadavg()[0]?.toFixed(1)}`)

async function scansAnHour(workers: number, count: number): Promise<number> {
  const hosts = Array.from({ length: count }, (_, index) => `site-${index}.fixture`)
  const product = await startProduct({
    sites: Object.fromEntries(hosts.map((host) => [host, plainSite])),
    settings: { FETTLE_WORKERS: String(workers), FETTLE_PACE: 'off' },
  })
  const work = await atWork(product)
  try {
    for (const [index, { pid }] of product.run.parts().workers.entries()) hold(pid, index)
    const owners = []
    for (const host of hosts) owners.push(await work.ownerOf(host))
    const wanted = checks === ALL ? await allChecks() : checks.split(',')
    const began = performance.now()
    for (const { website } of owners) await work.scan(website.id, wanted)
    await scansEnded(work, 3_600_000)
    return (3_600_000 * count) / (performance.now() - began)
  } finally {
    await work.close()
    await product.stop()
  }
}

/** Holds a worker, and all that it will start, to one processor. */
function hold(pid: number, processor: number): void {
  const { status, stderr } = spawnSync('taskset', [
    '--all-tasks',
    '--cpu-list',
    '--pid',
    String(processor),
    String(pid),
  ])
  if (status !== 0) throw new Error(`taskset: ${stderr.toString()}`)
}

async function allChecks(): Promise<string[]> {
  const { catalogue } = await import('#checks/catalogue.generated.ts')
  return catalogue.map(({ id }) => id)
}
