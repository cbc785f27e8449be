import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endStreams } from '#api/events.ts'
import { listen, publish } from '#server/live.ts'
import { websiteOfOwner } from '#store/websites.ts'
import { type RealApi, realApi } from '#support/real-api.ts'
import { until } from '#support/until.ts'
import { type MarkedOwner, markedOwner } from './marked-owner.ts'

const [ANN, BOB] = ['MARKANN', 'MARKBOB']

test('A03 what happens live is told to its owner, and no byte of it to another', async () => {
  const api = await realApi()
  const live = await listen(api.url, {
    onFault: (error) => assert.fail(String(error)),
    onGap: () => undefined,
  })
  api.services.live = live
  const [ann, bob] = [await markedOwner(api, ANN), await markedOwner(api, BOB)]
  const streams = [ann.get('/events'), bob.get('/events')]
  await until('both are watching', () => live.watchers === 2)
  await tell(api, ann, ANN)
  await tell(api, bob, BOB)
  endStreams()
  const [anns, bobs] = (await Promise.all(streams)).map(({ text }) => text)
  assert.deepEqual([anns?.includes(ANN), anns?.includes(BOB)], [true, false])
  assert.deepEqual([bobs?.includes(BOB), bobs?.includes(ANN)], [true, false])
  await live.close()
  await api.close()
})

/** Publishes a result of the owner's website, and waits until it was handed on. */
async function tell({ db, services }: RealApi, { id, owned }: MarkedOwner, mark: string): Promise<void> {
  const website = await websiteOfOwner(db, id)
  assert.ok(website)
  let isTold = false
  const leave = services.live.subscribe(website.id, () => (isTold = true))
  await publish(db, website.id, {
    kind: 'result',
    scan: owned.scan,
    check: 'ssl',
    display: 'error',
    greyKind: null,
    tag: `${mark} tag`,
    line: `${mark} line`,
    finished: 1,
    total: 2,
  })
  await until('it was told', () => isTold)
  leave()
}
