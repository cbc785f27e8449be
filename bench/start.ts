import { fileURLToPath } from 'node:url'
import { measure, median } from './support/measure.ts'

// Time until the command line prints its answer, with and without npm:
//   npm run -s bench:start
const ROUNDS = 9
const calls = {
  'npm run -s fettle -- help': ['npm', 'run', '-s', 'fettle', '--', 'help'],
  'node bin/fettle.mjs help': [
    process.execPath,
    fileURLToPath(new URL('../bin/fettle.mjs', import.meta.url)),
    'help',
  ],
  'npm itself, which runs nothing': ['npm', '--version'],
} as const

for (const [name, [command, ...args]] of Object.entries(calls)) {
  const seconds: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const { seconds: took, status } = await measure(command, args, { memory: false })
    if (status !== 0) throw new Error(`${name} ended with ${status}`)
    seconds.push(took)
  }
  process.stdout.write(
    `${name.padEnd(32)} ${median(seconds).toFixed(2)} s (${Math.min(...seconds).toFixed(2)} to ${Math.max(...seconds).toFixed(2)})\n`,
  )
}
