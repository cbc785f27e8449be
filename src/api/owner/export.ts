import { exportOf, type Section } from '#store/export.ts'
import { hit } from '#store/limits.ts'
import { exportCalls } from '../contract/export.ts'
import { downloadAnswer } from '../http/download-answer.ts'
import { tooOften } from '../http/error.ts'
import { named, Resource } from '../http/routing.ts'

const EXPORTS = { most: 5, windowSeconds: 3_600 }

export const exportRoutes = new Resource().on(
  named(exportCalls, 'GET /export'),
  async ({ owner, services }) => {
    const at = services.now()
    const { allowed, retryAfterSeconds } = await hit(services.db, `export:${owner.ownerId}`, EXPORTS, at)
    if (!allowed) throw tooOften(retryAfterSeconds)
    const sections = await exportOf(services.db, owner.ownerId)
    const body = streamOf(jsonOf(at, sections))
    return downloadAnswer(services, { name: 'fettle-export.json', type: 'application/json', body })
  },
)

/** One JSON object with a list for each part, written while the parts are read: it is never in memory as a whole. */
async function* jsonOf(at: Date, sections: readonly Section[]): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(at)}`
  for (const { name, rows } of sections) {
    yield `,\n${JSON.stringify(name)}:[`
    let between = ''
    for await (const portion of rows) {
      for (const row of portion) {
        yield `${between}\n${JSON.stringify(row)}`
        between = ','
      }
    }
    yield ']'
  }
  yield '}\n'
}

function streamOf(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await texts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await texts.return(undefined)
    },
  })
}
