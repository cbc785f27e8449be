import type { PgBoss } from 'pg-boss'
import { queueJobs, openBoss, prepareQueues, QUEUES } from '#server/queues.ts'

/** The queue on a test's database, without workers: jobs wait, or fail when the test makes them fail. */
export async function testQueue(url: string) {
  const boss = openBoss(url, { working: false })
  await boss.start()
  await prepareQueues(boss)
  return {
    boss,
    jobs: queueJobs(boss, async (websiteId) => `${websiteId}.fixture`),
    /** Adds a job and makes it fail for good, with this reason. Returns its id. */
    async fails(queue: keyof typeof QUEUES, data: object, reason: string): Promise<string> {
      const id = await boss.send(QUEUES[queue], data, { retryLimit: 0 })
      if (id === null) throw new Error('The queue took no job')
      await boss.fail(QUEUES[queue], id, new Error(reason))
      return id
    },
    waiting: async (queue: keyof typeof QUEUES) => dataOf(boss, queue),
    stop: () => boss.stop({ graceful: false }),
  }
}

async function dataOf(boss: PgBoss, queue: keyof typeof QUEUES): Promise<unknown[]> {
  const found = await boss.findJobs(QUEUES[queue])
  return found.filter(({ state }) => state === 'created').map(({ data }) => data)
}
