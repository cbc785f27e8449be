import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { boundPort } from '#support/bound-port.ts'
import { CLOSED_PORT, LOOPBACK } from '#support/loopback.ts'
import { measure } from './support/measure.ts'

// The speed of one page with 0, 2 and 4 endless loops beside it, on phone and computer: the band must be the same each time.
//   npm run -s bench:busy -- [rounds] [browser]
const [rounds = '3', browser = ''] = process.argv.slice(2)
const LOOPS = [0, 2, 4]
const CLI = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url))

/** Pages by their work after the first paint, in tasks of some 40 ms. */
const PAGES: Readonly<Record<string, number>> = { light: 0, middling: 5, heavy: 40 }

const work = (units: number): string =>
  `setTimeout(() => { for (let unit = 0; unit < ${units}; unit += 1) setTimeout(() => {
    const all = []; for (let i = 0; i < 40_000; i += 1) all.push(Math.sin(i * unit)); all.sort(); document.title = 'Shop ' + all[0]
  }) }, 50)`
const page = (units: number): string =>
  `<!doctype html><html lang="en"><title>Shop</title><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/a.css">
<h1>Hello</h1>${'<p>Some words of a page that is long enough to be one.</p>'.repeat(200)}<script>${work(units)}</script>`

const server = createServer((request, response) => {
  const units = PAGES[(request.headers.host ?? '').split('.')[0] ?? '']
  if (request.url === '/' && units !== undefined)
    return void response.writeHead(200, { 'content-type': 'text/html' }).end(page(units))
  if (request.url === '/a.css')
    return void response
      .writeHead(200, { 'content-type': 'text/css' })
      .end('p { margin: 1em }\n'.repeat(2_000))
  response.writeHead(404).end()
})
server.listen(0, LOOPBACK)
await once(server, 'listening')
const port = boundPort(server)

const seen = z.object({
  checks: z.array(
    z.object({
      id: z.string(),
      status: z.string(),
      facts: z
        .looseObject({ performance: z.number().optional(), runs: z.array(z.number()).optional() })
        .nullable(),
    }),
  ),
})

/** Keeps a core busy, and ends soon after this process, however that ends. */
const LOOP =
  'const parent = process.ppid; for (let i = 1; ; i += 1) if (i % 1e8 === 0 && process.ppid !== parent) process.exit()'

for (let round = 0; round < Number(rounds); round += 1)
  for (const name of Object.keys(PAGES))
    for (const loops of LOOPS) {
      const beside = Array.from({ length: loops }, () => spawn(process.execPath, ['-e', LOOP]))
      try {
        process.stdout.write(`${name.padEnd(9)} ${loops} loops  ${await speedOf(`${name}.generated.test`)}\n`)
      } finally {
        for (const loop of beside) loop.kill('SIGKILL')
      }
    }
server.close()

async function speedOf(host: string): Promise<string> {
  const { output, seconds } = await measure(
    process.execPath,
    [
      CLI,
      'check',
      `http://${host}/`,
      '--only',
      'sitespeed-mobile,sitespeed-desktop',
      '--pace',
      'off',
      '--quiet',
      '--json',
      '-',
    ]
      .concat(['--allow-private', `${LOOPBACK}/32`, '--resolve', `${host}:80:${LOOPBACK}:${port}`])
      .concat(['--resolve', `${host}:443:${LOOPBACK}:${CLOSED_PORT}`]),
    { memory: false, env: browser ? { FETTLE_CHROMIUM: browser } : {} },
  )
  const lines = seen
    .parse(JSON.parse(output))
    .checks.map(
      ({ id, status, facts }) =>
        `${id} ${status} ${facts?.performance ?? '-'} of runs ${facts?.runs?.join(' ') ?? '-'}`,
    )
  return `${lines.join('; ')}; ${seconds.toFixed(0)} s`
}
