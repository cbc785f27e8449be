import { z } from 'zod'
import { runCli } from '#cli/run.ts'

// Makes the calls of the command line that its argument lists (JSON) one after the other, and prints what each returned and wrote (JSON): loading
// the code for each takes most of the time.

const [, , calls = '[]'] = process.argv
const print = process.stdout.write.bind(process.stdout)
// Each call listens for errors of its output.
for (const stream of [process.stdout, process.stderr]) stream.setMaxListeners(0)

function collect(stream: NodeJS.WriteStream): () => string {
  let text = ''
  stream.write = (chunk: string | Uint8Array, ...more: unknown[]): boolean => {
    text += String(chunk)
    const written = more.at(-1)
    if (typeof written === 'function') written(null)
    return true
  }
  return () => text
}

const ended: unknown[] = []
for (const args of z.array(z.array(z.string())).parse(JSON.parse(calls))) {
  const [stdout, stderr] = [collect(process.stdout), collect(process.stderr)]
  ended.push({ status: await runCli(args), stdout: stdout(), stderr: stderr() })
}
print(JSON.stringify(ended), () => process.exit(0))
