import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type Measured, measure } from './support/measure.ts'

// Crawl and link check of generated pages without a pace, compared with linkinator in the same run:
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

/** Time of one run, memory of another. */
async function timeAndMemory(args: readonly string[]): Promise<Measured> {
  const timed = await measure(process.execPath, args, { memory: false })
  const { peakMb } = await measure(process.execPath, args)
  return { ...timed, peakMb }
}

const fettle = (port: number, pages: number): Promise<Measured> =>
  timeAndMemory([
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
  ])

const linkinator = (port: number): Promise<Measured> =>
  timeAndMemory([
    here('../node_modules/linkinator/build/src/cli.js'),
    `http://127.0.0.1:${port}/`,
    '--recurse',
    '--format',
    'json',
    '--silent',
  ])

const checkedBy = (output: string): number => {
  const found = /"checked":\s*(\d+)/u.exec(output)?.[1]
  return found ? Number(found) : (output.match(/"state"/gu) ?? []).length
}

const row = (name: string, { seconds, peakMb, output }: Measured): string =>
  `${name.padEnd(12)} ${seconds.toFixed(1).padStart(7)} s  ${String(peakMb ?? '?').padStart(5)} MiB  ${checkedBy(output)} links checked`

const times: number[] = []
for (const [pages = 0, clicks = 0] of sites.length > 0 ? sites : [[1_000], [10_000], [10_000, 30]]) {
  await withSite([pages, clicks], async (port) => {
    const ours = await fettle(port, pages)
    const theirs = await linkinator(port)
    times.push(ours.seconds)
    process.stdout.write(
      `${pages} pages${clicks > 0 ? `, ${clicks} clicks deep` : ''}\n  ${row('fettle', ours)}\n  ${row('linkinator', theirs)}\n  ratio ${(theirs.seconds / ours.seconds).toFixed(1)} : 1\n`,
    )
  })
}
const [first, second] = times
if (first && second) process.stdout.write(`time grew ${(second / first).toFixed(1)}-fold\n`)
