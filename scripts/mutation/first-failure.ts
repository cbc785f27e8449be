import type { TestEvent } from 'node:test/reporters'

/** A reporter that ends the process at the first failure: one is enough to detect a mutant. */
// oxlint-disable-next-line import/no-default-export, require-yield -- the runner loads a reporter as a generator by default; this one prints nothing.
export default async function* firstFailure(events: AsyncIterable<TestEvent>): AsyncGenerator<never> {
  for await (const { type } of events) if (type === 'test:fail') process.exit(1)
}
