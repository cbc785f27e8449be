import { createEngine, type Engine, type EngineOptions } from './engine.ts'
import type { SignInProvider } from './options.ts'
import { providerId, NO_OTHERS, othersOf } from './providers.ts'

/** How long a provider has to return its endpoints, how long all that do have together, and how long we wait after a failure before asking again. */
const DISCOVERY_MS = 4_000
const START_MS = 10_000
const REST_MS = 1_000

/** The two engines: both work on the same accounts, and only the second waits for providers when it starts. */
export interface Engines {
  /** Serves every call that needs no provider. */
  own: Engine
  /** Serves signing in at providers. Created on first use, and again while a provider is missing: one that is down at the start is added later. */
  withOthers: () => Promise<Engine>
}

/** Creates the engine of its own accounts at once, and the one with providers when it is needed. */
export function createEngines(options: EngineOptions): Engines {
  const own = createEngine(options, NO_OTHERS)
  let current: { engine: Promise<Engine>; until: number } | undefined
  return {
    own,
    async withOthers() {
      if (current && current.until > performance.now()) return current.engine
      const made: { engine: Promise<Engine>; until: number } = {
        // The same for those who come while the first one waits.
        engine: discovered(options).catch(() => own),
        until: Infinity,
      }
      current = made
      // A provider that does not answer is left out until the next try; `isComplete` notices that.
      const engine = await made.engine
      if (!(await isComplete(engine, options))) {
        made.engine = Promise.resolve(engine)
        made.until = performance.now() + REST_MS
      }
      return engine
    },
  }
}

/** better-auth asks one provider after the other, so each is asked alone first, all at the same time: one that hangs holds up no other. */
async function discovered(options: EngineOptions): Promise<Engine> {
  const answers = await Promise.all(options.providers.map((provider) => doesAnswer(options, provider)))
  const engine = createEngine(options, othersOf(options.providers.filter((_, index) => answers[index])))
  await within(START_MS, engine.$context)
  return engine
}

async function doesAnswer(options: EngineOptions, provider: SignInProvider): Promise<boolean> {
  const { $context } = createEngine(options, othersOf([provider]))
  // Why it does not answer is the provider's matter: without it people sign in by another way.
  return within(
    DISCOVERY_MS,
    $context.then(({ socialProviders }) => isAmong(socialProviders, provider)),
  ).catch(() => false)
}

async function isComplete(engine: Engine, { providers }: EngineOptions): Promise<boolean> {
  const { socialProviders } = await engine.$context
  return providers.every((provider) => isAmong(socialProviders, provider))
}

const isAmong = (found: readonly { id: string }[], provider: SignInProvider): boolean =>
  found.some(({ id }) => id === providerId(provider))

/** The result of the work, or an error when it takes longer. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
