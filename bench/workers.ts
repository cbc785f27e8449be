import { availableParallelism, loadavg } from 'node:os'
import { atWork } from '#support/at-work.ts'
import { plainSite } from '#support/gate.ts'
import { startProduct } from '#support/product.ts'
import { scansEnded } from '#support/scans-ended.ts'
import { makeShare, type ProcessorShare } from './support/processor-share.ts'

// Scans an hour with 1, 2 and 4 workers. Each, with its inspector and browser, is held to its own share of a processor (a control group; Linux and
// root); database, web process and the websites, all on loopback, have what is left, so leave them some.
//   npm run -s bench:workers -- [scans for each worker] [workers, ...] [checks, ...] [share]       20 1,2,4 all 1
const [perWorker = '2', which = '1,2', checks = 'ssl,sitemap', share = '0.25'] = process.argv.slice(2)
const processors = availableParallelism()
const ALL = 'all'

let first: number | null = null
for (const workers of which.split(',').map(Number)) {
  if (workers * Number(share) >= processors) {
    console.log(`${workers} workers: this machine has ${processors} processors, so it was not tried`)
    continue
  }
  const hourly = await scansAnHour(workers, workers * Number(perWorker))
  first ??= hourly / workers
  const ofFirst = ((100 * hourly) / workers / first).toFixed(0)
  const seconds = ((workers * Number(share) * 3_600) / hourly).toFixed(1)
  console.log(
    `${workers} workers: ${Math.round(hourly)} scans an hour, ${ofFirst} % of the first for each worker, at most ${seconds} s of processor time a scan`,
  )
}
console.log(`${share} of ${processors} processors each, load average ${loadavg()[0]?.toFixed(1)}`)

async function scansAnHour(workers: number, count: number): Promise<number> {
  const hosts = Array.from({ length: count }, (_, index) => `site-${index}.fixture`)
  const shares: ProcessorShare[] = []
  // Closed from the last to the first: a share can be removed once its processes have ended.
  const opened = new AsyncDisposableStack()
  try {
    for (let made = 0; made < workers; made += 1)
      shares.push(opened.adopt(makeShare(Number(share)), (one) => one.remove()))
    const product = opened.adopt(
      await startProduct({
        sites: Object.fromEntries(hosts.map((host) => [host, plainSite])),
        settings: { FETTLE_WORKERS: String(workers), FETTLE_PACE: 'off' },
      }),
      (one) => one.stop(),
    )
    const work = opened.adopt(await atWork(product), (one) => one.close())
    const owners = []
    for (const host of hosts) owners.push(await work.ownerOf(host))
    for (const [index, { pid }] of product.run.parts().workers.entries()) shares[index]?.hold(pid)
    const wanted = checks === ALL ? await allChecks() : checks.split(',')
    const began = performance.now()
    for (const { website } of owners) await work.scan(website.id, wanted)
    await scansEnded(work, 3_600_000)
    return (3_600_000 * count) / (performance.now() - began)
  } finally {
    await opened.disposeAsync()
  }
}

async function allChecks(): Promise<string[]> {
  const { catalogue } = await import('#checks/catalogue.generated.ts')
  return catalogue.map(({ id }) => id)
}
