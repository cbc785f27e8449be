import { readdir } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { atWork } from '#support/at-work.ts'
import { plainSite } from '#support/gate.ts'
import { startProduct } from '#support/product.ts'
import { pssMib } from './support/measure.ts'

// A scan every ten seconds for two hours: open files, processes, files on disk and memory of the start, the web process and the workers after each
// scan has ended, at the end of the first tenth against the end. Each may grow by a tenth; exit status 1 where one grew more.
//   npm run -s bench:soak -- [minutes] [seconds between scans]       120 10
const [minutes = 1, between = 5] = process.argv.slice(2).map(Number)
/** Percent. */
const MOST_GROWTH = 10
const HOST = 'site.fixture'
const CHECKS = ['ssl', 'sitemap', 'accessibility-mobile']

interface Sample {
  handles: number
  processes: number
  files: number
  memoryMib: number
}

const product = await startProduct({ sites: { [HOST]: plainSite }, settings: { FETTLE_WORKERS: '1' } })
const work = await atWork(product)
const samples: Sample[] = []
try {
  const { website } = await work.ownerOf(HOST)
  const end = performance.now() + minutes * 60_000
  while (performance.now() < end) {
    const next = performance.now() + between * 1_000
    await work.ended(await work.scan(website.id, CHECKS), 600_000)
    samples.push(await sample())
    await wait(Math.max(0, next - performance.now()))
  }
  const early = samples[Math.floor(samples.length / 10)]
  const late = samples.at(-1)
  if (!early || !late) throw new Error('No scan ended')
  console.log(`${samples.length} scans in ${minutes} minutes; after a tenth of them, and at the end:`)
  for (const what of ['handles', 'processes', 'files', 'memoryMib'] as const) {
    const growth = (100 * (late[what] - early[what])) / early[what]
    console.log(`${what}: ${early[what].toFixed(0)}, ${late[what].toFixed(0)} (${growth.toFixed(0)} %)`)
    if (growth > MOST_GROWTH) process.exitCode = 1
  }
  console.log(`load average ${loadavg()[0]?.toFixed(1)}`)
} finally {
  await work.close()
  await product.stop()
}

async function sample(): Promise<Sample> {
  const { server, web, workers, inspectors, browsers } = product.run.parts()
  const ours = [...server, ...web, ...workers]
  const sum = (of: (pid: number) => number): number => ours.reduce((all, { pid }) => all + of(pid), 0)
  const handles = await Promise.all(ours.map(({ pid }) => handlesOf(pid)))
  return {
    handles: handles.reduce((all, open) => all + open, 0),
    processes: ours.length + inspectors.length + browsers.length,
    files: await filesBelow(product.data),
    memoryMib: sum(pssMib),
  }
}

async function handlesOf(pid: number): Promise<number> {
  const handles = await readdir(`/proc/${pid}/fd`).catch(noneIfGone)
  return handles === 0 ? 0 : handles.length
}

/** Files and folders below a folder. One that goes meanwhile, such as that of a scan, counts as empty. */
async function filesBelow(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(noneIfGone)
  if (entries === 0) return 0
  const below = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => filesBelow(join(folder, name)))
  return (await Promise.all(below)).reduce((all, files) => all + files, entries.length)
}

function noneIfGone(error: unknown): 0 {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0
  throw error
}
