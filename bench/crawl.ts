import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type Measured, measure, median } from './support/measure.ts'

// Crawl and link check of generated pages without a pace, compared with linkinator in turns: once each for the memory, which also warms the site and
// the disk for both, then timed. Medians.
//   npm run -s bench:crawl -- 1000 10000 10000:30    (the last one 30 clicks deep)
const sites = process.argv.slice(2).map((word) => word.split(':').map(Number))
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

async function withSite<T>(shape: readonly number[], use: (port: number) => Promise<T>): Promise<T> {
  const site = fork(here('./support/generated-site.ts'), shape.map(String), { silent: true })
  const [line] = site.stdout ? await once(site.stdout, 'data') : ['']
  try {
    return await use(Number(String(line).trim()))
  } finally {
    site.disconnect()
  }
}

/** Times that each command is run for its time. */
const ROUNDS = 3

const fettle = (port: number, pages: number): string[] => [
  here('../bin/fettle.mjs'),
  'check',
  'http://generated.test/',
  '--only',
  'broken-links',
  '--no-browser',
  '--max-pages',
  String(pages + 10),
  '--pace',
  'off',
  '--allow-private',
  '127.0.0.1/32',
  '--resolve',
  `generated.test:80:127.0.0.1:${port}`,
  '--resolve',
  `generated.test:443:127.0.0.1:1`,
  '--json',
  '-',
]

const linkinator = (port: number): string[] => [
  here('../node_modules/linkinator/build/src/cli.js'),
  `http://127.0.0.1:${port}/`,
  '--recurse',
  '--format',
  'json',
]

const checkedBy = (output: string): number => {
  const found = /"checked":\s*(\d+)/u.exec(output)?.[1]
  return found ? Number(found) : (output.match(/"state"/gu) ?? []).length
}

interface Compared {
  seconds: number[]
  processor: number[]
  peakMib: number | null
  checked: number
}

/** Runs the commands in turns. */
async function compare(commands: readonly string[][]): Promise<Compared[]> {
  const compared: Compared[] = []
  for (const args of commands) {
    const { peakMib, output } = await run(args, true)
    compared.push({ seconds: [], processor: [], peakMib, checked: checkedBy(output) })
  }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, args] of commands.entries()) {
      const { seconds, processor } = await run(args, false)
      compared[index]?.seconds.push(seconds)
      compared[index]?.processor.push(processor)
    }
  return compared
}

const run = (args: readonly string[], memory: boolean): Promise<Measured> =>
  measure(process.execPath, args, { memory })

const row = (name: string, { seconds, processor, peakMib, checked }: Compared): string => {
  const all = seconds.map((each) => each.toFixed(1)).join(', ')
  return `${name.padEnd(12)} ${median(seconds).toFixed(1).padStart(7)} s (${all})  ${median(processor).toFixed(1)} s processor  ${String(peakMib ?? '?').padStart(5)} MiB  ${checked} links checked`
}

const times: number[] = []
for (const [pages = 0, clicks = 0] of sites.length > 0 ? sites : [[1_000], [10_000], [10_000, 30]]) {
  await withSite([pages, clicks], async (port) => {
    const [ours, theirs] = await compare([fettle(port, pages), linkinator(port)])
    if (!ours || !theirs) throw new Error('Two commands were to be compared')
    times.push(median(ours.seconds))
    const ratio = median(theirs.seconds) / median(ours.seconds)
    process.stdout.write(
      `${pages} pages${clicks > 0 ? `, ${clicks} clicks deep` : ''}\n  ${row('fettle', ours)}\n  ${row('linkinator', theirs)}\n  ratio ${ratio.toFixed(2)} : 1\n`,
    )
  })
}
const [first, second] = times
if (first && second) process.stdout.write(`time grew ${(second / first).toFixed(1)}-fold\n`)
