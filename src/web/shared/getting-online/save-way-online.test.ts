import assert from 'node:assert/strict'
import { setImmediate } from 'node:timers/promises'
import { test } from 'node:test'
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { type WayOnlineAnswer, wayOnlineQuery } from '#web/app/queries/way-online-query.ts'
import { saveWayOnline } from './save-way-online.ts'

const NONE: WayOnlineAnswer = { budget: null, done: [] }
const FIRST: WayOnlineAnswer = { budget: null, done: ['maps'] }
const BOTH: WayOnlineAnswer = { budget: null, done: ['maps', 'email'] }

/** Presses whose answers the test gives; where none was stored, the server has `NONE`. */
function pressing() {
  const client = new QueryClient()
  const { queryKey } = wayOnlineQuery
  client.setQueryData(queryKey, NONE)
  const shown = new QueryObserver(client, { queryKey, queryFn: () => NONE, staleTime: Infinity })
  const leave = shown.subscribe(() => undefined)
  const sent: { body: WayOnlineAnswer; answer: PromiseWithResolvers<unknown> }[] = []
  const options = saveWayOnline(client, (body) => {
    const answer = Promise.withResolvers<unknown>()
    sent.push({ body, answer })
    return answer.promise
  })
  const press = (body: WayOnlineAnswer) =>
    void new MutationObserver(client, options).mutate(body).catch(() => undefined)
  return { client, press, sent, leave, onScreen: () => client.getQueryData(queryKey) }
}

const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await setImmediate()
}

test('what is pressed is shown at once and sent after what was pressed before', async () => {
  const { client, press, sent, leave, onScreen } = pressing()
  press(FIRST)
  press(BOTH)
  await settled()
  assert.deepEqual(onScreen(), BOTH)
  assert.deepEqual(
    sent.map(({ body }) => body),
    [FIRST],
  )
  sent[0]?.answer.resolve(FIRST)
  await settled()
  assert.deepEqual(sent[1]?.body, BOTH)
  sent[1]?.answer.resolve(BOTH)
  await settled()
  assert.deepEqual(onScreen(), BOTH)
  leave()
  client.clear()
})

test('a press that failed takes nothing from the screen while a later one is on its way', async () => {
  const { client, press, sent, leave, onScreen } = pressing()
  press(FIRST)
  press(BOTH)
  await settled()
  sent[0]?.answer.reject(new Error('The server fails.'))
  await settled()
  assert.deepEqual(onScreen(), BOTH)
  assert.deepEqual(sent[1]?.body, BOTH)
  sent[1]?.answer.reject(new Error('The server fails.'))
  await settled()
  assert.deepEqual(onScreen(), NONE)
  leave()
  client.clear()
})
