import { writeSync } from 'node:fs'
import type { TestEvent } from 'node:test/reporters'

/** A reporter that ends the process at the first failure: one is enough to detect a mutant. It prints the file and the name of that test. */
// oxlint-disable-next-line import/no-default-export, require-yield -- the runner loads a reporter as a generator by default; what this one prints has to be out before the process ends.
export default async function* firstFailure(events: AsyncIterable<TestEvent>): AsyncGenerator<never> {
  for await (const { type, data } of events) {
    if (type !== 'test:fail') continue
    writeSync(1, `${data.file}: ${data.name}\n`)
    process.exit(1)
  }
}
